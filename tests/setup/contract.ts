import { checkAnswersWith } from '../sandbox/check-answer.ts'
import { checkContract } from '../sandbox/contract/check.ts'

checkAnswersWith(checkContract)
