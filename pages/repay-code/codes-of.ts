import type { Repayment } from '../../shared/api/repayment.ts'

type Coded = Pick<Repayment, 'code' | 'channels'>

export function codesOf({ code, channels }: Coded): string[] {
  return [code?.code ?? '', ...channels.map(({ barcode }) => barcode)].filter(Boolean)
}

export function factsOf({ code, channels }: Coded, asked: string) {
  const channel = channels.find(({ barcode }) => barcode === asked)
  const expiresAt = (code?.code === asked ? code.expiresAt : channel?.expiresAt) ?? ''
  const named = channels.flatMap(({ barcode, logo }) => [barcode, logo])
  return { expiresAt, pictures: [code?.logo ?? '', ...named] }
}
