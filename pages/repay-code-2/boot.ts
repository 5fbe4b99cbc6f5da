/** Inlined into the head of this page instead of the usual: which call it makes, is to be seen. */

import './choose-call.ts'
import '../../shared/boot/boot-fill.ts'
