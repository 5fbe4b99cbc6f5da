/** Inlined into the head of an island that starts with a request. */

import './watch.ts'
import { startEarlyRequest } from './early-request.ts'

startEarlyRequest()
