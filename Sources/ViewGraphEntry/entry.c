#include "ViewGraphEntry.h"
