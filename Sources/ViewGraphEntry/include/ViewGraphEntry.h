#ifndef VIEWGRAPH_ENTRY_H
#define VIEWGRAPH_ENTRY_H

#include <stdio.h>

/// Runs an app in the terminal. Defined by the module that draws text; null where that is not linked.
///
/// `launch` is a retained object that the callee releases. Returns the exit status, or never.
extern int viewgraph_run_app(void *launch) __attribute__((weak));

/// Whether the module that draws text is linked.
static inline int viewgraph_can_run_app(void) { return viewgraph_run_app != 0; }

/// Has standard output written out at the end of each line, wherever it goes.
static inline void viewgraph_buffer_lines(void) { setvbuf(stdout, 0, _IOLBF, 0); }

#endif
