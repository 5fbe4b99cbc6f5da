import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

interface Read {
  text: string
  /** Addresses of its links that can be seen. */
  links: string[]
}

/** The content of a page once it has come whole; read from outside, for no script runs there. */
export async function readPage(
  visit: Visit,
  page: string,
  extra?: Record<string, string>
): Promise<Read> {
  await visit.open(page, extra)
  return poll(
    () =>
      visit.tab.run(id => {
        const links = [...document.querySelectorAll('a')].filter(link => link.offsetHeight > 0)
        return {
          isThere: document.readyState === 'complete' && location.search.includes(id),
          readyState: document.readyState,
          text: document.body.innerText,
          links: links.map(({ href }) => href)
        }
      }, visit.id),
    ({ isThere }) => isThere,
    last => `${page} did not come: ${JSON.stringify(last)}`
  )
}
