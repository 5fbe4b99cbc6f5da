import type { LandingMessages } from './landing/en.ts'

/** The languages of landing templates. */
export type Locale = 'zh' | 'en' | 'fil' | 'hi'

/** One chunk each: a visitor downloads one language. */
const languages: Record<Locale, () => Promise<LandingMessages>> = {
  zh: async () => (await import('./landing/zh.ts')).chinese,
  en: async () => (await import('./landing/en.ts')).english,
  fil: async () => (await import('./landing/fil.ts')).filipino,
  hi: async () => (await import('./landing/hi.ts')).hindi
}

export function loadLandingMessages(locale: Locale): Promise<LandingMessages> {
  return languages[locale]()
}
