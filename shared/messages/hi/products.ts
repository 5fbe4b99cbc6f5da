import type { productMessages as english } from '../en/products.ts'

export const productMessages: typeof english = {
  title: 'सुझाए गए लोन',
  lead: 'आवेदन से पहले ब्याज की तुलना करें।',
  recommended: 'सुझाए गए लोन',
  more: 'और लोन देखें',
  next: 'और लोन दिखाएँ',
  open: 'देखें',
  opening: 'कृपया रुकें…',
  none: 'अभी आपके लिए कोई सुझाव नहीं है।',
  lender: 'लोन देने वाली कंपनी',
  facts: 'लोन के मुख्य तथ्य'
}
