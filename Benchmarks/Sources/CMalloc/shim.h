// The platform's Swift module leaves `malloc.h` out.
#if defined(__linux__)
#include <malloc.h>
#endif
