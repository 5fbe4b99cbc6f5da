import type { photoMessages as english } from '../en/photos.ts'

export const photoMessages: typeof english = {
  photos: 'Mga litrato',
  photosHint:
    'Screenshot o resibo, hangtod 9. Pagamyan ang mga litrato ug tangtangon ang lugar diin kini gikuha, kung kaya sa imong phone.',
  addPhoto: 'Dugangi og litrato',
  remove: 'Tangtanga ang litrato {number}',
  removeFailed: 'Tangtanga ang litrato',
  retryLabel: 'Sulayi pag‑usab: litrato {number}',
  preparing: 'Giandam…',
  waiting: 'Naghulat…',
  uploading: 'Gi‑upload ang litrato {number}',
  uploadingNow: 'gi‑upload...',
  uploaded: 'Na‑upload na!',
  failed: 'Wala ma‑upload ang litrato {number}.',
  failedAll: '{count} ka litrato ang wala ma‑upload.',
  lost: '{count} sa imong mga litrato ang wala pa moabot sa dihang nasirado kini nga page. Palihug idugang kini pag‑usab.',
  dismiss: 'Isira ang {name}',
  tooMany: 'Hangtod 9 ra ka litrato. Wala madugang kining usa.',
  empty: 'Walay sulod kini nga file.',
  unreadable: 'Dili mabasa kini nga file. Palihug pilia pag‑usab.',
  notPhoto: 'Dili kini litrato. Gamit og JPG, PNG, WebP, GIF o HEIC.',
  damaged: 'Guba kini nga litrato ug dili maablihan.',
  tooLarge: 'Sobra sa 10 MB kini nga litrato, ug dili kini mapagamyan sa phone.',
  photosPending: 'Gipadala pa ang imong mga litrato. Hulat lang og kadiyot.',
  photosFailed: 'Naay litrato nga wala ma‑upload. Sulayi pag‑usab, o tangtanga kini.'
}
