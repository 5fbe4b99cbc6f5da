import { brand } from '../../config/brand.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'

/** Says where the visitor finds his own offer. */
export const exampleNoteOf = ({ exampleNote, statement }: LandingMessages) =>
  formatMessage(exampleNote, { statement: statement[brand.market] })
