import { pageAddress, param, writeQuery } from '../../shared/context/query.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import { campaignMarket } from './campaign-market.ts'
import { downloadPath } from './download-route.ts'
import { readTracking } from './source.ts'

/** On a campaign's page the template's own page: there another browser would choose for itself. */
function templatePage(): URL {
  const { template } = document.documentElement.dataset
  return new URL(template ? `../landing/${template}.html` : pageAddress(), pageAddress())
}

/** With template, market and source alone: short enough for a QR code. */
export function handOverAddress(): string {
  const { origin, pathname } = templatePage()
  const page = writeQuery({ id: param('id'), market: campaignMarket() })
  const source = writeQuery(downloadQuery(readTracking()))
  return `${origin}${pathname}${page && `?${page}`}#/${downloadPath}${source && `?${source}`}`
}
