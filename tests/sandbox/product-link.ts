import type { SandboxAnswer } from './call.ts'
import { failure } from './call.ts'
import { findProduct } from './products.ts'

/** Where a tap on a recommended product leads: a page, a screen of the app, a bridge word. */
export function productLink(
  productId: string | undefined,
  url: (path: string) => string,
  answer: (link: string) => SandboxAnswer
): SandboxAnswer {
  const product = findProduct(productId)
  if (!product?.enabled) return failure('4005', 'This product is not offered any more.')
  switch (product.opens) {
    case 'page':
      return answer(url(`/elsewhere?to=product&product=${product.id}`))
    case 'app':
      return answer(`loanapp://product/detail?productId=${product.id}`)
    case 'home':
      return answer('goHome')
    case 'closed':
      return failure('4006', 'This product takes no new applications today.')
  }
}
