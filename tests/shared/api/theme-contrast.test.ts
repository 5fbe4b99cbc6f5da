// @vitest-environment node
import { expect, test } from 'vitest'
import type { Template } from '../../../shared/api/template.ts'
import { colorContrasts, unreadableColors } from '../../../shared/api/theme-contrast.ts'

const theme = (text: string, background: string, accent: string) =>
  ({ text, background, accent }) as Template['theme']
const fields = (of: Template['theme']) => unreadableColors(of).map(({ field }) => field)

test('a template’s colours are measured where they stand: text on its ground, the accent on white', () => {
  expect(colorContrasts(theme('#000000', '#ffffff', '#ffffff'))).toEqual([
    { field: 'theme.text', on: 'theme.background', ratio: 21 },
    { field: 'theme.accent', on: 'white', ratio: 1 }
  ])
})

test('only colours that nobody can read are named', () => {
  expect(fields(theme('#000000', '#ffffff', '#767676'))).toEqual([])
  expect(fields(theme('#777777', '#ffffff', '#767676'))).toEqual(['theme.text'])
  expect(fields(theme('#000000', '#ffffff', '#777777'))).toEqual(['theme.accent'])
  expect(fields(theme('#ffffff', '#ffffff', '#eeeeee'))).toEqual(['theme.text', 'theme.accent'])
})
