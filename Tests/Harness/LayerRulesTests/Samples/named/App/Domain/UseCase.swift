protocol UseCase {}
