/** Inlined into the head of an island that starts with a request. */

import './watch-entry.ts'
import { startEarlyRequest } from './early-request.ts'

startEarlyRequest()
