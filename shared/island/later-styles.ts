import { pageFacts } from './page-facts.ts'

let loading: Promise<void> | undefined

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      loading = undefined
      reject(new Error(href))
    }
    document.head.append(link)
  })
}

/** Once; if it does not come, the waiting part fails too. */
export function laterStyles(): Promise<void> | undefined {
  const { laterStyles: file } = pageFacts()
  loading ??= file ? load(file) : undefined
  return loading
}
