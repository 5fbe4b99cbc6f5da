import type { Landing } from '../../landing-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const landing: Landing = {
  appName: placeholder('Sample Rupee App'),
  merchantNumber: placeholder('M-0001')
}
