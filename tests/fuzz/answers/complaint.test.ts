import { testAnswers } from './spoilt-answers.ts'

testAnswers([
  'complaint',
  'complaint-next-collection',
  'complaint-list',
  'complaint-detail-unrated',
  'complaint-detail-waiting',
  'customer-service'
])
