/** Inlined into the head of an island that asks nothing in the name of a session. */

import './watch-entry.ts'
