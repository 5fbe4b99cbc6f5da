/** Without this script the page has its price list and all questions. */

import { searchQuestions } from './search-questions.ts'
import { slidePrice } from './slide-price.ts'

slidePrice()
searchQuestions()
