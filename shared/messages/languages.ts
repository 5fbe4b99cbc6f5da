/** By what each language calls itself. */
export const languageNames = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Bisaya',
  hi: 'हिन्दी',
  /** For developers alone; `pseudo.ts` makes its words. */
  'en-XA': '⟦Éñğļîšĥ⟧'
} as const

/** A tag of BCP 47, in addresses, in `lang` and in `<html lang>`. */
export type Language = keyof typeof languageNames
