export interface FieldSource {
  name: string
  param?: string
  value?: string
  optional?: true
}

export interface HeadRequest {
  method?: 'GET'
  url: string
  /** The url instead, where the page's parameter has this value. */
  instead?: { param: string; value: string; url: string }
  fields: FieldSource[]
  /** Parameters that the client sends as headers: with one of them there is no early request. */
  headers?: readonly string[]
  anonymous?: true
}

export interface CampaignFacts {
  id: string
  starts: number
  ends: number
  variants: readonly { template: string; weight: number }[]
  after: string
  documents: Readonly<Record<string, { lang: string; title: string }>>
}

export interface PageFacts {
  file: string
  own: readonly string[]
  request?: HeadRequest
  campaign?: CampaignFacts
  languages?: readonly string[]
  laterStyles?: string
  /** For 404.html: how addresses of pages in one language begin. */
  untranslated?: readonly string[]
}

export function pageFacts(): PageFacts {
  return JSON.parse(document.documentElement.dataset.page ?? '{"file":"","own":[]}')
}
