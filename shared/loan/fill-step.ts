import { noAmount } from './no-amount.ts'

export interface StepValues {
  code: string
  amount: string
  biller: string
  contract: string
}

/** Fills `Enter {code}` with the borrower's values; `--` for an unknown one. */
export function fillStep(step: string, values: StepValues): string {
  return step.replace(/\{(code|amount|biller|contract)\}/g, (_, name: keyof StepValues) => {
    return values[name] || noAmount
  })
}
