#ifndef PLUMBLINE_ZLIB_SHIM_H
#define PLUMBLINE_ZLIB_SHIM_H

#include <zlib.h>

// A macro that Swift does not see: 15 bits of window, and gzip or zlib by what stands at the beginning.
static inline int plumbline_inflate_begin(z_streamp stream) { return inflateInit2(stream, 15 + 32); }

// The same without a head: RFC 1951.
static inline int plumbline_inflate_begin_raw(z_streamp stream) { return inflateInit2(stream, -15); }

#endif
