#ifndef PLUMBLINE_LIBXML2_SHIM_H
#define PLUMBLINE_LIBXML2_SHIM_H

// libxml/encoding.h would pull in the system's ICU, whose UErrorCode clashes with Foundation's own.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlwriter.h>

#endif
