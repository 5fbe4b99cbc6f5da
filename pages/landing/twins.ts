import type { ReadableAtom } from 'nanostores'
import { pageAddress } from '../../shared/context/query.ts'

export function leadToTwins($route: ReadableAtom<string>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.twins a')) {
    link.search = new URL(pageAddress()).search
    $route.subscribe(route => {
      link.hidden = route !== 'form'
    })
  }
}
