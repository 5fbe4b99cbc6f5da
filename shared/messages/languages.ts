/** The languages that there are words in, by what each calls itself. */
export const languageNames = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Bisaya',
  hi: 'हिन्दी',
  /** For developers alone; `pseudo.ts` makes its words. */
  'en-XA': '⟦Éñğļîšĥ⟧'
} as const

/** A language tag (BCP 47), as it stands in addresses, in `lang` and in `<html lang>`. */
export type Language = keyof typeof languageNames
