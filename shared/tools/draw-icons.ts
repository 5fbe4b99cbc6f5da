import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import type { Template } from '../api/template.ts'
import { brandFiles, readBrandFile } from '../vite/brand-files.ts'
import { escapeHtml } from '../vite/escape-html.ts'
import { brandAlias, loadBrand } from '../vite/load-brand.ts'
import { loadTemplates } from '../vite/load-templates.ts'
import type { LoadedBrand } from '../vite/loaded-brand.ts'
import { findChromium } from './find-chromium.ts'

const preview = { width: 1200, height: 630 }

const frame = 'display:flex;align-items:center;box-sizing:border-box;height:100%;font-weight:700'

/** As a picture, it has this size whatever size its source states. */
function markOf(icon: string, size: number): string {
  const address = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`
  return `<img src="${address}" width="${size}" height="${size}" alt="">`
}

function brandPreview(icon: string, { name, colors }: LoadedBrand['brand']): string {
  const background = `linear-gradient(${colors.gradient.join()})`
  const style = `${frame};justify-content:center;gap:48px;background:${background};color:${colors.onGradient};font-size:88px`
  return `<div style="${style}">${markOf(icon, 200)}<span>${escapeHtml(name)}</span></div>`
}

function templatePreview({ locale, hero, theme }: Template, drawing: string): string {
  const style = `${frame};justify-content:space-between;gap:48px;padding:0 40px 0 80px;background:${theme.background};color:${theme.text}`
  const words = `<span lang="${locale}" style="font-size:66px;line-height:1.2;text-wrap:balance">${escapeHtml(hero.title)}</span>`
  const picture = drawing.replace(
    /width="320" height="240"/,
    'width="560" height="420" style="flex:none"'
  )
  return `<div style="${style}">${words}${picture}</div>`
}

/** `BRAND=<name> npm run icons`: the brand's pictures, and `/landing/preview-<id>.png`. */
export async function drawIcons(chosen: LoadedBrand): Promise<void> {
  const { folder, brand } = chosen
  const icon = await readFile(join(folder, 'icons/icon.svg'), 'utf8')
  const { templates } = await loadTemplates(folder, brandAlias(folder))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const draw = async (file: string, size: typeof preview, html: string) => {
      await page.setViewportSize(size)
      await page.setContent(
        `<style>html,body{margin:0;height:100%;font-family:'Noto Sans',system-ui,sans-serif}img,svg{display:block}</style>${html}`
      )
      // A drawing has few colours: a palette takes a third of the bytes.
      await sharp(await page.screenshot())
        .png({ palette: true })
        .toFile(join(folder, file))
    }

    await mkdir(join(folder, 'landing'), { recursive: true })
    for (const size of [180, 512]) {
      // iPhones round the corners themselves, and show transparent parts in black.
      const square = icon.replace(
        /<rect width="64" height="64" rx="\d+"/,
        '<rect width="64" height="64"'
      )
      await draw(`icons/icon-${size}.png`, { width: size, height: size }, markOf(square, size))
    }
    await draw('icons/preview.png', preview, brandPreview(icon, brand))
    const files = brandFiles(folder)
    for (const { template } of templates) {
      const drawing = template && files.get(template.hero.image.slice(1))
      const place = `landing/preview-${template?.id}.png`
      if (!drawing?.endsWith('.svg') || template?.preview.image !== `/${place}`) continue
      const source = Buffer.from(readBrandFile(drawing, chosen)).toString()
      await draw(place, preview, templatePreview(template, source))
    }
  } finally {
    await browser.close()
  }
}

export async function run(): Promise<void> {
  await drawIcons(await loadBrand())
}
