import * as v from 'valibot'
import { isRecord } from '../../lib/is-record.ts'
import { ownValue } from '../../lib/own-value.ts'
import {
  type ClosedPage,
  closedPageSchema,
  type NoticedOutage,
  type NoticeText,
  noticeSchema,
  outageSchema,
  type PageNotice
} from './notices-file.ts'

export interface Reader {
  page: string
  language: string
  /** Milliseconds since 1970, by the server's clock where known. */
  now: number
}

type InOneLanguage<T extends { text: NoticeText }> = Omit<T, 'text'> & { text: string }

export interface PageNotices {
  notices: InOneLanguage<PageNotice>[]
  outages: InOneLanguage<NoticedOutage>[]
  closed: InOneLanguage<ClosedPage> | undefined
}

function textIn(text: NoticeText, language: string): string {
  if (typeof text === 'string') return text
  const [first = ''] = Object.values(text)
  return (ownValue(text, language) ?? ownValue(text, 'en') ?? first) as string
}

/** The sound entries that are not over; a wrong one drops no other. */
function entriesOf<T extends { text: NoticeText; until: number }>(
  schema: v.GenericSchema<unknown, T>,
  list: unknown,
  { language, now }: Reader
): InOneLanguage<T>[] {
  if (!Array.isArray(list)) return []
  return list.flatMap(entry => {
    const read = v.safeParse(schema, entry)
    if (!read.success || read.output.until <= now) return []
    return [{ ...read.output, text: textIn(read.output.text, language) }]
  })
}

export function readNotices(file: unknown, reader: Reader): PageNotices {
  const { page, now } = reader
  const lists = isRecord(file) ? file : {}
  const concerns = ({ from = now, pages }: Pick<PageNotice, 'from' | 'pages'>) =>
    from <= now && (pages.length === 0 || pages.includes(page))
  return {
    notices: entriesOf(noticeSchema, lists.notices, reader).filter(concerns),
    outages: entriesOf(outageSchema, lists.channels, reader),
    closed: entriesOf(closedPageSchema, lists.closed, reader).find(each => each.page === page)
  }
}
