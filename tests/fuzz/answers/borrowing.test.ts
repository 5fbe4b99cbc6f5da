import { testAnswers } from './spoilt-answers.ts'

testAnswers([
  'confirm-popup',
  'confirm-new-promotion',
  'bind-bank-known',
  'landing-default',
  'landing-links'
])
