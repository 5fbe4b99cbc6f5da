import { testAnswers } from './spoilt-answers.ts'

testAnswers([
  'repay-channel-notes',
  'repay-delay-channel-notes',
  'repay-code-text',
  'repay-code-extension',
  'repay-code-2-notes',
  'legacy'
])
