import { deletionMessages as messages } from '#messages/deletion.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'

const names = { app: brand.name, company: company.legalName }

export const letter = {
  subject: formatMessage(messages.subject, names),
  body: formatMessage(messages.body, names)
}
