import { homeMessages as messages } from '#messages/home.ts'
import { ruleMessages } from '#messages/rules.ts'
import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import { formatMessage } from '../lib/format-message.ts'
import { rulesFor } from './loan-rules.ts'
import { ruleTexts } from './rule-texts.ts'

/** What the site's home page says, with the brand's names and figures. */
export function homeText(company: Company, brand: Brand) {
  const rules = ruleTexts(rulesFor(brand), brand)
  const { facts, steps, costs, safety, questions, contact } = messages
  const { paid, later, complain } = questions
  const values = {
    name: brand.name,
    biller: company.billerName,
    email: company.grievance.email,
    replyTime: company.replyTime,
    hours: company.openingHours
  }
  return {
    ...messages,
    lead: formatMessage(messages.lead, values),
    facts: [
      [facts.term, rules.term],
      [facts.decision, rules.decided],
      [facts.money, rules.credited],
      [facts.licensed, facts.numbers]
    ],
    steps: {
      title: steps.title,
      list: [
        steps.apply,
        steps.see,
        { title: steps.accept.title, text: rules.creditedSentence },
        steps.repay
      ]
    },
    costs: { ...costs, rows: [[costs.penalty, rules.penalty], ...rules.late] },
    safety: { ...safety, list: safety.list.map(text => formatMessage(text, values)) },
    questions: {
      title: questions.title,
      list: [
        { question: questions.who, answer: ruleMessages.applicant[brand.market] },
        paid,
        later,
        { question: complain.question, answer: formatMessage(complain.answer, values) }
      ]
    },
    contact: { ...contact, text: formatMessage(contact.text, values) }
  }
}
