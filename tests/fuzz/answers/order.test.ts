import { testAnswers } from './spoilt-answers.ts'

testAnswers([
  'order-not-approved',
  'order-due-rollover',
  'order-bind-card',
  'products',
  'join-failed',
  'statement'
])
