/** Inlined into the head of an island that starts with a call. */

import './watch.ts'
import { startEarlyCall } from './early-call.ts'

// Whatever is wrong with it, the page will say.
startEarlyCall()?.response.catch(() => {})
