import { createSandbox, type Sandbox } from './app.ts'
import { checkAnswersWith } from './check-answer.ts'
import { checkContract } from './contract/check.ts'

/** A sandbox whose answers are held against what the pages parse. */
export function createCheckedSandbox(options: Parameters<typeof createSandbox>[0]): Sandbox {
  checkAnswersWith(checkContract)
  return createSandbox(options)
}
