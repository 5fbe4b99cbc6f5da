import { param } from '../../shared/context/query.ts'

/** The market of the advertisement, if its address says so. */
export const campaignMarket = () => param('market', /^(?:cn|ph|in)$/)
