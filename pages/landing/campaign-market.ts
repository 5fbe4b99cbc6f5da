import { param } from '../../shared/context/query.ts'

/** Whose numbers the advertisement is for, where its address says so: cn, ph or in. */
export const campaignMarket = () => param('market', /^(?:cn|ph|in)$/)
