import { brand } from '../../config/brand.ts'

export const isReported = brand.reportUrl !== '' && brand.services.includes('reports')
