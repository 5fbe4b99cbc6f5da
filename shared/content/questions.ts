import { ruleMessages } from '#messages/rules.ts'
import { siteMessages } from '#messages/site.ts'
import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import type { LoanPrice } from '../loan/quote.ts'
import { formatMessage } from '../messages/format-message.ts'
import { earlyInShort, lateInShort } from './legal-short.ts'
import { penalties, rulesFor } from './loan-rules.ts'
import { priceTexts } from './price.ts'
import { ruleTexts } from './rule-texts.ts'
import { homeWords, ownQuestions } from './site-words.ts'

export interface Question {
  question: string
  answer: string
}

const { questions: messages, borrow, safety, pay } = homeWords

function costAnswer(brand: Brand, price: LoanPrice): string {
  const { example, rateLabel } = priceTexts(brand, price)
  return formatMessage(messages.cost.answer, { ...example, rateLabel })
}

function licenceAnswer({ legalName, registrations, register }: Company): string {
  const numbers = registrations.map(({ label, number }) => `${label} ${number}`).join(', ')
  const answer = formatMessage(messages.licensed.answer, { company: legalName, numbers })
  if (!register) return answer
  return `${answer} ${formatMessage(siteMessages.checkRegister, register)}: ${register.url}`
}

export function questionTexts(company: Company, brand: Brand, price?: LoanPrice): Question[] {
  const rules = rulesFor(brand)
  const { decided, creditedSentence } = ruleTexts(rules, brand)
  const { cost, fast, licensed, paid, later, complain } = messages
  const { grievance, regulators, replyTime } = company
  const offices = [grievance.officer, ...regulators.map(({ name }) => name)].join(', ')
  const reach = { email: grievance.email, replyTime, offices }
  const ask = (question: string, answer: string) => ({ question, answer })
  return [
    ask(messages.who, [ruleMessages.applicant[brand.market], borrow.own, borrow.account].join(' ')),
    ...(price ? [ask(cost.question, costAnswer(brand, price))] : []),
    ask(fast.question, formatMessage(fast.answer, { decided, credited: creditedSentence })),
    ask(messages.fee, safety.list.fee),
    ask(messages.pay, pay.list.join(' ')),
    paid,
    ask(messages.early, earlyInShort(rules)),
    later,
    ask(messages.late, lateInShort(rules, penalties(rules, brand))),
    ask(messages.calls, safety.list.calls),
    ask(licensed.question, licenceAnswer(company)),
    ask(complain.question, formatMessage(complain.answer, reach)),
    ...ownQuestions
  ]
}
