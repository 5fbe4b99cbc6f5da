import { defaultTemplate as chosen } from '#brand/default-template.ts'

/** What the landing page shows when it knows no better: a document of `public/templates`. */
export const defaultTemplate: unknown = chosen
