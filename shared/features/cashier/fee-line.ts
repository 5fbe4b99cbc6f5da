import { repaymentMessages as messages } from '#messages/repayment.ts'
import { formatMessage } from '../../messages/format-message.ts'

const [label = ''] = messages.fee.toLowerCase().split(':')

/** '' without a fee; 'No fee' names itself. */
export const feeLine = (fee: string) =>
  fee.toLowerCase().includes(label) ? fee : fee && formatMessage(messages.fee, { fee })
