import { param } from '../../shared/context/query.ts'

/** The market whose numbers the advertisement is for, where its address says so: cn, ph or in. */
export const campaignMarket = () => param('market', /^(?:cn|ph|in)$/)
