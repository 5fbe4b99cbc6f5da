import { language } from '#messages/language.ts'

/** `/fil/` of a language that is not the first. */
export const pagesBase = `${import.meta.env.BASE_URL}${language}/`
