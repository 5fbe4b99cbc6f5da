import { noAmount } from './no-amount.ts'

export interface StepValues {
  code: string
  amount: string
  biller: string
  contract: string
}

/** A step's text with the borrower's own values: `Enter {code}`. One that is not known shows as `--`. */
export function fillStep(step: string, values: StepValues): string {
  return step.replace(/\{(code|amount|biller|contract)\}/g, (_, name: keyof StepValues) => {
    return values[name] || noAmount
  })
}
