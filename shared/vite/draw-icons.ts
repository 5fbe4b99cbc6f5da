import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { escapeHtml } from './escape-html.ts'
import { findChromium } from './find-chromium.ts'
import { loadBrand } from './load-brand.ts'

/** Draws the brand's pictures from its `icons/icon.svg`: `BRAND=<name> npm run icons`. */
export async function run(): Promise<void> {
  const { folder, brand } = await loadBrand()
  const icon = await readFile(join(folder, 'icons/icon.svg'), 'utf8')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage()

  const draw = async (file: string, width: number, height: number, html: string) => {
    await page.setViewportSize({ width, height })
    await page.setContent(`<style>html,body{margin:0;height:100%}svg{display:block}</style>${html}`)
    await writeFile(join(folder, 'icons', file), await page.screenshot({ omitBackground: true }))
  }

  for (const size of [180, 512]) {
    // iPhones round the corners themselves, and show what is transparent in black.
    const square = icon.replace(
      /<rect width="64" height="64" rx="\d+"/,
      '<rect width="64" height="64"'
    )
    await draw(`icon-${size}.png`, size, size, square)
  }
  const [from, to] = brand.colors.gradient
  const style =
    `display:flex;align-items:center;justify-content:center;gap:48px;height:100%;` +
    `background:linear-gradient(${from},${to});color:${brand.colors.onGradient};` +
    `font:700 88px system-ui,sans-serif`
  const name = `<span>${escapeHtml(brand.name)}</span>`
  const mark = icon.replace('<svg ', '<svg width="200" height="200" ')
  await draw('preview.png', 1200, 630, `<div style="${style}">${mark}${name}</div>`)
  await browser.close()
}
