import chinese from './templates/default.json'
import filipino from './templates/first-loan-en.json'

export const defaultTemplate: unknown = chinese

export const fallbackTemplates: Record<string, unknown> = { ph: filipino, cn: chinese }
