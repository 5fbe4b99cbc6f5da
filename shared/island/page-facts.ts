export interface FieldSource {
  name: string
  /** The parameter of the page's address that it is taken from, if it has another name. */
  param?: string
  value?: string
  optional?: true
}

/** The page's first request, for the head script to start. */
export interface HeadRequest {
  /** POST, if nothing is said. */
  method?: 'GET'
  /** Without a query. */
  url: string
  /** The url instead, where the page's parameter has this value. */
  instead?: { param: string; value: string; url: string }
  fields: FieldSource[]
  /** Parameters that the client sends as headers: with one of them there is no early request. */
  headers?: readonly string[]
  /** The query has the page's own parameters instead of the common ones. */
  anonymous?: true
}

export interface CampaignFacts {
  id: string
  /** Milliseconds since 1970. */
  starts: number
  ends: number
  variants: readonly { template: string; weight: number }[]
  /** The template that is shown outside these dates. */
  after: string
  /** The facts of each template that may be shown, by its id. */
  documents: Readonly<Record<string, { lang: string; title: string }>>
}

export interface PageFacts {
  /** The page's file in the table, whatever address and language it was opened by. */
  file: string
  own: readonly string[]
  request?: HeadRequest
  campaign?: CampaignFacts
  /** The brand's languages, for a page that is there in several. */
  languages?: readonly string[]
  /** The file of what the page's later parts look like, if it is not in the html. */
  laterStyles?: string
  /** For the page for what is nowhere: what addresses of pages in one language only begin with. */
  untranslated?: readonly string[]
}

export function pageFacts(): PageFacts {
  return JSON.parse(document.documentElement.dataset.page ?? '{"file":"","own":[]}')
}
