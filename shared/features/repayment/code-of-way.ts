import type { Channel, PayCode } from '../../api/repayment.ts'

/** The loan's code as the chosen way's own: the way says more of it. */
export const codeOfWay = (code: PayCode, way: Channel): PayCode => ({
  ...code,
  title: way.name,
  expiresAt: way.expiresAt || code.expiresAt,
  fee: way.fee || code.fee,
  note: way.note || code.note,
  posts: way.posts || code.posts,
  down: way.down || code.down,
  min: way.min ?? code.min,
  max: way.max ?? code.max,
  appLink: way.appLink || code.appLink,
  qr: way.qr || code.qr
})
