import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import { formatMessage } from '../messages/format-message.ts'
import { rulesFor } from './loan-rules.ts'
import { decidedIn } from './rule-texts.ts'
import { aboutWords as messages } from './site-words.ts'

export function aboutText({ legalName, replyTime }: Company, brand: Brand) {
  const { name } = brand
  const values = { name, company: legalName, replyTime, decided: decidedIn(rulesFor(brand)) }
  return {
    lead: formatMessage(messages.lead, values),
    titles: messages.titles,
    mission: messages.mission.map(text => formatMessage(text, values)),
    advantages: messages.advantages.map(({ title, text }) => ({
      title,
      text: formatMessage(text, values)
    })),
    team: messages.team
  }
}
