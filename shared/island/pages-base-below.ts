import { language } from '#messages/language.ts'

/** Where the pages of a language stand that is not the brand's first: `/fil/`. */
export const pagesBase = `${import.meta.env.BASE_URL}${language}/`
