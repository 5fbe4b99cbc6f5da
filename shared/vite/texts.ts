import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flatTexts } from '../messages/flat-texts.ts'

export const messagesFolder = fileURLToPath(new URL('../messages', import.meta.url))

/** A text's key says where it stands: `order.orderMessages.title`. */
export type Texts = ReadonlyMap<string, string>

const modules = import.meta.glob<object>('../messages/*/*.ts', { eager: true })

export function messageModules(language: string): Map<string, object> {
  const own = Object.entries(modules).filter(([path]) => path.includes(`/messages/${language}/`))
  return new Map(own.map(([path, module]) => [basename(path, '.ts'), module]))
}

export function textsOf(language: string): Texts {
  const texts = [...messageModules(language)].flatMap(([name, module]) =>
    Object.entries(module)
      .filter(([, messages]) => typeof messages === 'object')
      .flatMap(([exported, messages]) => [...flatTexts(messages, `${name}.${exported}`)])
  )
  return new Map(texts)
}

/** The English texts that a language has to have: developers' pages are in English only. */
export function originalsOf(language: string): Texts {
  const names = new Set(messageModules(language).keys())
  return new Map([...textsOf('en')].filter(([key]) => names.has(key.split('.')[0] ?? '')))
}

/** The text that a reviewer has agreed to: another English or translated text has to be reviewed again. */
export function sealOf(original: string, text: string): string {
  return createHash('sha256').update(`${original}\0${text}`).digest('hex').slice(0, 10)
}

export const reviewedFile = (language: string) => join(messagesFolder, language, 'reviewed.json')

export function readReviewed(language: string): Record<string, string> {
  const file = reviewedFile(language)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export function unreviewedTexts(language: string): string[] {
  if (language === 'en') return []
  const [originals, texts] = [originalsOf(language), textsOf(language)]
  const reviewed = readReviewed(language)
  return [...originals].flatMap(([key, original]) =>
    original && reviewed[key] !== sealOf(original, texts.get(key) ?? '') ? [key] : []
  )
}
