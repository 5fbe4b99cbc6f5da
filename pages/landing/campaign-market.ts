import { param } from '../../shared/context/query.ts'

export const campaignMarket = () => param('market', /^(?:cn|ph|in)$/)
