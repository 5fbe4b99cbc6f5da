import type { BenefitIcon } from '../../api/template.ts'
import { CalendarIcon } from '../../ui/icon/calendar-icon.tsx'
import { ClockIcon } from '../../ui/icon/clock-icon.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { PhoneIcon } from '../../ui/icon/phone-icon.tsx'
import { ShieldIcon } from '../../ui/icon/shield-icon.tsx'
import { WalletIcon } from '../../ui/icon/wallet-icon.tsx'

export const benefitIcons: Record<BenefitIcon, typeof ClockIcon> = {
  calendar: CalendarIcon,
  clock: ClockIcon,
  document: DocumentIcon,
  phone: PhoneIcon,
  shield: ShieldIcon,
  wallet: WalletIcon
}
