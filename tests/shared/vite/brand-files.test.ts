// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import type { Brand } from '../../../shared/config/brand-settings.ts'
import { brandFiles, readBrandFile } from '../../../shared/vite/brand-files.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const violet: { brand: Brand } = {
  brand: {
    ...brand,
    colors: { ...brand.colors, accent: '#5b2a9d', gradient: ['#3b1a6b', '#4c2188'] }
  }
}

function brandFolder(): string {
  const folder = temporaryFolder('brand')
  for (const each of ['icons', 'landing']) mkdirSync(join(folder, each))
  return folder
}

const text = (path: string) => Buffer.from(readBrandFile(path, violet)).toString()

test('every drawing has the brand’s colours, and no token is left in it', () => {
  const files = brandFiles(brandFolder())
  expect(files.size).toBeGreaterThanOrEqual(5)
  for (const path of files.values()) expect(text(path), path).not.toContain('var(')
  expect(text(files.get('landing/scale.svg') ?? '')).toContain('fill="#3b1a6b"')
  expect(text(files.get('landing/phone.svg') ?? '')).toContain('fill="#5b2a9d"')
})

test('an unknown token is named with its drawing', () => {
  const drawing = join(brandFolder(), 'landing/a.svg')
  writeFileSync(drawing, '<path fill="var(--acent)"/>')
  expect(() => text(drawing)).toThrow('a.svg names --acent, which no brand has')
})

test('the brand’s own picture stands in the place of a drawing of that name', () => {
  const folder = brandFolder()
  writeFileSync(join(folder, 'landing/scale.svg'), '<svg/>')
  writeFileSync(join(folder, 'icons/icon.svg'), '<svg/>')
  const files = brandFiles(folder)
  expect(files.get('landing/scale.svg')).toBe(join(folder, 'landing/scale.svg'))
  expect(basename(files.get('icons/icon.svg') ?? '')).toBe('icon.svg')
})
