/**
 * Texts that somebody may put where a text, a link or a name is expected. Markup that became
 * elements is found by the class `pwned`, code that ran by `window.pwned`.
 */

export const hostileLinks = [
  'javascript:window.pwned=1',
  ' JaVaScRiPt:window.pwned=1//https://ok.example',
  'data:text/html,<script>window.pwned=1</script>',
  'https://ok.example\\@evil.example',
  'https://user:secret@evil.example',
  '//evil.example/x',
  'intent://x#Intent;end',
  'blob:https://evil.example/1'
] as const

export const hostileTexts = [
  '<img src=x class="pwned" onerror="window.pwned=1">',
  '"><svg class=pwned onload=window.pwned=1>',
  '<script class="pwned">window.pwned=1</script>',
  '</template></script><iframe class="pwned" srcdoc="x"></iframe>',
  "'-(window.pwned=1)-'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the attack.
  '${window.pwned=1}{{constructor.constructor("window.pwned=1")()}}',
  '{{productName}}',
  '__proto__',
  'constructor',
  'toString',
  '\u202Egnp.exe\u2066',
  '\u0000\u0001\u001b[31m',
  '\uFEFF\u200B\u00AD',
  '\uD83D',
  '$&$1$$`',
  '-0',
  '0x10',
  '1e308',
  'true',
  'null',
  '[]',
  ...hostileLinks
] as const

/** One of each kind, where every one more has to be drawn. */
export const typicalTexts: readonly string[] = [
  '<img src=x class="pwned" onerror="window.pwned=1">',
  'javascript:window.pwned=1',
  '__proto__',
  '\u202Egnp.exe\u2066',
  '\uD83D',
  '$&$1$$`'
]

/** A megabyte of what is costly to lay out and easy to cut in half. */
export const hugeText = '👍x'.repeat(350_000)
