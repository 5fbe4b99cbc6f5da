const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:24px;color:#1c2733}
dt{color:#5b6875}dd{margin:0 0 12px;font-weight:600;overflow-wrap:anywhere}
form,form p{display:flex;flex-wrap:wrap;gap:12px}button::first-letter{text-transform:uppercase}button{font:inherit;padding:12px 24px;border:0;border-radius:8px;background:#0b5d4e;color:#fff}
li{margin:4px 0}
table{border-collapse:collapse;font-size:14px}td,th{padding:6px 12px 6px 0;border-bottom:1px solid #d5dce2;text-align:left;vertical-align:top}td{overflow-wrap:anywhere}`

export const stylesheet = STYLE

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)
}

export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/muscular/sandbox/pictures/coin.svg">
<link rel="stylesheet" href="/muscular/sandbox/style.css">
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>`
}

export function definitions(values: Record<string, string>): string {
  const rows = Object.entries(values).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`
  )
  return `<dl>${rows.join('')}</dl>`
}
