import './watch-entry.ts'
import { startEarlyRequest } from './early-request.ts'

startEarlyRequest()
