import type { ReactNode } from 'react'

const family = 'system-ui, Roboto, Arial, sans-serif'

const playMark = (
  <>
    <path fill="#00c3ff" d="M14 12.2v25.6L27 25z" />
    <path fill="#00e676" d="M14 12.2 27 25l4.4-4.4z" />
    <path fill="#ff3a44" d="M14 37.8 27 25l4.4 4.400z" />
    <path fill="#ffce00" d="M31.4 20.6 27 25l4.4 4.4 6.3-3.500c.8-.5.8-1.3 0-1.800z" />
  </>
)

const appleMark = (
  <path
    fill="#fff"
    d="M33.3 25.400c0-3 2.5-4.5 2.6-4.6-1.4-2-3.6-2.3-4.4-2.4-1.9-.2-3.7 1.1-4.6 1.1-1 0-2.4-1.1-4-1-2 0-3.9 1.2-5 3-2.1 3.7-.5 9.1 1.6 12.1 1 1.4 2.2 3.1 3.8 3 1.5-.1 2.1-1 4-1 1.8 0 2.4 1 4 1s2.7-1.5 3.7-2.900c1.2-1.7 1.6-3.3 1.7-3.4 0 0-3.3-1.3-3.4-4.900zM30.3 16.500c.8-1 1.4-2.4 1.2-3.8-1.2 0-2.7.8-3.5 1.8-.8.9-1.5 2.3-1.3 3.7 1.3.1 2.7-.7 3.6-1.700z"
  />
)

const stores: Record<'google' | 'apple', { mark: ReactNode; above: string; below: string }> = {
  google: { mark: playMark, above: 'GET IT ON', below: 'Google Play' },
  apple: { mark: appleMark, above: 'Download on the', below: 'App Store' }
}

/** A store's badge has the store's own words; its name is in the page's language. */
export function StoreBadge({ store, name }: { store: 'google' | 'apple'; name: string }) {
  const { mark, above, below } = stores[store]
  return (
    <svg className="store-badge" viewBox="0 0 168 50" role="img" aria-label={name}>
      <rect x=".5" y=".5" width="167" height="49" rx="7" fill="#000" stroke="#a6a6a6" />
      {mark}
      <g fill="#fff" fontFamily={family}>
        <text x="47" y="18" fontSize="9.5" letterSpacing=".3">
          {above}
        </text>
        <text x="46.5" y="37" fontSize="18" fontWeight="500">
          {below}
        </text>
      </g>
    </svg>
  )
}
