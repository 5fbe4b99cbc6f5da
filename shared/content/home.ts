import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import { formatMessage } from '../messages/format-message.ts'
import { rulesFor } from './loan-rules.ts'
import { ruleTexts } from './rule-texts.ts'
import { homeWords as messages } from './site-words.ts'

export function homeText(company: Company, brand: Brand) {
  const own = rulesFor(brand)
  const rules = ruleTexts(own, brand)
  const { facts, steps, costs, pay, lender, safety, contact } = messages
  const values = {
    name: brand.name,
    company: company.legalName,
    biller: brand.billerName,
    replyTime: company.replyTime,
    hours: company.openingHours
  }
  const licence = company.registrations.at(-1)
  return {
    ...messages,
    lead: formatMessage(messages.lead, values),
    facts: [
      [facts.term, rules.term],
      [facts.decision, rules.decided],
      [facts.money, rules.credited],
      ...(licence ? [[facts.licensed, `${licence.label} ${licence.number}`]] : [])
    ],
    steps: {
      ...steps,
      guide: pay.link
    },
    costs: {
      ...costs,
      rows: [[own.hasPenalCharges ? costs.charge : costs.penalty, rules.penalty], ...rules.late]
    },
    lender: { ...lender, text: formatMessage(lender.text, values) },
    safety: {
      ...safety,
      list: Object.values(safety.list).map(line => formatMessage(line, values))
    },
    contact: { ...contact, text: formatMessage(contact.text, values) }
  }
}
