import document from '../../../../public/templates/default.json'

export const defaultTemplate: unknown = document
