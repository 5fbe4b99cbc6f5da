import document from './templates/costs-in.json'

export const defaultTemplate: unknown = document

export const fallbackTemplates: Record<string, unknown> = { in: document }
