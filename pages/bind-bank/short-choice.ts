import type { BankItem } from '../../shared/api/bank-form.ts'

/** As many options stand in the form itself; more of them get a list of their own. */
const most = 4

export const isShortChoice = ({ kind, options }: BankItem) =>
  kind === 'choice' && options.length <= most
