import type { BankItem } from '../../shared/api/bank-form.ts'

/** More options than these get a list of their own. */
const most = 4

export const isShortChoice = ({ kind, options }: BankItem) =>
  kind === 'choice' && options.length <= most
