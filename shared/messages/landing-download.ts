import type { DownloadMessages } from './landing/download/en.ts'
import type { Locale } from './landing.ts'

const languages: Record<Locale, () => Promise<DownloadMessages>> = {
  zh: async () => (await import('./landing/download/zh.ts')).chinese,
  en: async () => (await import('./landing/download/en.ts')).english,
  fil: async () => (await import('./landing/download/fil.ts')).filipino,
  hi: async () => (await import('./landing/download/hi.ts')).hindi
}

export function loadDownloadMessages(locale: Locale): Promise<DownloadMessages> {
  return (languages[locale] ?? languages.en)()
}
