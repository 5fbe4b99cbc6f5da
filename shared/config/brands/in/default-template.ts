import document from '../../../../public/templates/costs-in.json'

export const defaultTemplate: unknown = document
