import type { ComponentProps } from 'react'
import { plainAmount } from '../../loan/plain-amount.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'

interface CopyAmountProps extends Omit<ComponentProps<typeof CopyButton>, 'text'> {
  amount: string
}

export function CopyAmount({ amount, ...button }: CopyAmountProps) {
  const text = plainAmount(amount)
  return text ? <CopyButton {...button} text={text} /> : null
}
