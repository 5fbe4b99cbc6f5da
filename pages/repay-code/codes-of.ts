import type { Repayment } from '../../shared/api/repayment.ts'

type Coded = Pick<Repayment, 'code' | 'channels'>
type Dated = Coded & Pick<Repayment, 'date'>

export function codesOf({ code, channels }: Coded): string[] {
  return [code?.code ?? '', ...channels.map(({ barcode }) => barcode)].filter(Boolean)
}

export function factsOf({ code, channels, date }: Dated, text: string) {
  const channel = channels.find(({ barcode }) => barcode === text)
  const way = channel ?? channels.find(({ name }) => name === code?.title)
  const isForCashier = !way?.kind || way.kind === 'counter'
  const own = code?.code === text ? code : undefined
  const { expiresAt = '', logo = '' } = own ?? channel ?? {}
  const place = (own ? own.title : channel?.name) ?? ''
  const ofChannels = channels.flatMap(({ barcode, logo }) => [barcode, logo])
  const pictures = [code?.logo, ...ofChannels]
  const fee = own?.fee || way?.fee || ''
  const note = own?.note || channel?.note || ''
  return {
    ...{ due: date, expiresAt, place, logo, isForCashier, pictures, fee, note },
    limits: [own, channel].filter(each => each !== undefined),
    besideLimits: way && way !== channel ? [way] : []
  }
}
