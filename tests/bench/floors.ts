import type { Captured } from './capture.ts'

function page({ title, styles }: Captured, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`
  )
}

/**
 * The script that an app, or a driver of browsers, puts into each of its pages: however small, it
 * costs all that a page without a script is spared.
 */
const bridge = '<script>0</script>'

/** The least a page can be: what it shows when ready, as one html, without a script of its own. */
export function staticFloor(captured: Captured): string {
  return page(captured, bridge + captured.ready)
}

/** The texts of an answer, each with the JavaScript that finds it. */
function textsOf(value: unknown, path: string): [text: string, expression: string][] {
  if (typeof value === 'string') return [[value, path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    textsOf(each, `${path}[${JSON.stringify(name)}]`)
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The ready markup as a template that takes its texts from the answers, as one writes by hand. */
function template({ ready, calls }: Captured): string {
  const found = new Map(calls.flatMap(({ answer }, call) => textsOf(parse(answer), `a[${call}]`)))
  const literal = ready.replace(/[\\`]|\$\{/g, '\\$&')
  return literal.replace(/>([^<>]+)</g, (whole, text) => {
    const expression = found.get(text)
    return expression ? `>\${e(${expression})}<` : whole
  })
}

/** The least a page with a script can be: it shows the skeleton, fetches, and writes the content. */
export function scriptFloor(captured: Captured): string {
  const requests = captured.calls.map(({ url, method, headers, body }) => {
    const init = { method, headers, body: body ?? undefined }
    return `fetch(${JSON.stringify(url)},${JSON.stringify(init)}).then(r=>r.json())`
  })
  const script =
    "const e=t=>String(t).replace(/[&<>]/g,c=>'&#'+c.charCodeAt()+';');" +
    `Promise.all([${requests}]).then(a=>{document.getElementById('root').innerHTML=` +
    `\`${template(captured)}\`})`
  return page(captured, `<div id="root">${captured.loading}</div><script>${script}</script>`)
}
