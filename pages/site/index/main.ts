/** The home page's script. Without it the page has its price list and all its questions. */

import { searchQuestions } from './search-questions.ts'
import { slidePrice } from './slide-price.ts'

slidePrice()
searchQuestions()
