import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  document: 'Dokumento',
  close: 'Isira',
  save: 'I‑save',
  share: 'I‑share',
  print: 'I‑print',
  qr: 'QR code aron masusi kini nga dokumento',
  check:
    'I-scan kini nga code gamit ang bisan unsang phone: ang page nga moabli mosulti kung tinuod ba kini nga dokumento.',
  made: 'Gihimo niadtong {date} gikan sa talaan sa nagpahulam.',
  picture: 'Litrato'
}
