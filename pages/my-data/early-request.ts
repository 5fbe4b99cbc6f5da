import { privacyRequest } from '../../shared/api/privacy.ts'
import { brand } from '../../shared/config/brand.ts'

export const earlyRequest = brand.services.includes('privacy') ? privacyRequest : undefined
