import { icon } from './icon.tsx'

export const CashierIcon = icon('M5 10v10h14V10M3 10l2-6h14l2 6zM10 20v-5h4v5')
