import { company as chosen } from '#brand/company.ts'
import type { Company } from './company-settings.ts'

export const company: Company = chosen
