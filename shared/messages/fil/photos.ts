import type { photoMessages as english } from '../en/photos.ts'

export const photoMessages: typeof english = {
  photos: 'Mga litrato',
  photosHint:
    'Screenshot o resibo, hanggang 9. Kung kaya ng phone ninyo, pinapaliit ang mga litrato at inaalis ang location ng mga ito.',
  addPhoto: 'Magdagdag ng litrato',
  remove: 'Alisin ang litrato {number}',
  removeFailed: 'Alisin ang litrato',
  retryLabel: 'Subukan ulit: litrato {number}',
  preparing: 'Inihahanda…',
  waiting: 'Naghihintay…',
  uploading: 'Ina‑upload ang litrato {number}',
  uploadingNow: 'ina‑upload...',
  uploaded: 'Na‑upload na po!',
  failed: 'Hindi na‑upload ang litrato {number}.',
  failedAll: '{count} litrato ang hindi na‑upload.',
  lost: '{count} sa mga litrato ninyo ang hindi pa naipadala nang magsara ang page na ito. Idagdag po ulit ang mga ito.',
  dismiss: 'Isara ang {name}',
  tooMany: 'Hanggang 9 na litrato lang po. Hindi naidagdag ang isang ito.',
  empty: 'Walang laman ang file na ito.',
  unreadable: 'Hindi mabasa ang file na ito. Piliin po ulit.',
  notPhoto: 'Hindi po ito litrato. Gumamit ng JPG, PNG, WebP, GIF o HEIC.',
  damaged: 'Sira po ang litratong ito at hindi mabuksan.',
  tooLarge: 'Mahigit 10 MB ang litratong ito, at hindi ito kayang paliitin ng phone.',
  photosPending: 'Ipinapadala pa po ang mga litrato. Sandali lang.',
  photosFailed: 'May litratong hindi na‑upload. Subukan po ulit, o alisin ito.'
}
