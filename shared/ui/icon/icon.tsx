import type { ReactNode } from 'react'
import './icon.css'

/** 24 × 24, in the colour of its text. An icon only decorates: the text beside it speaks. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const BackIcon = () => (
  <Drawing>
    <path d="M15 5l-7 7 7 7" />
  </Drawing>
)
export const NextIcon = () => (
  <Drawing>
    <path d="M9 5l7 7-7 7" />
  </Drawing>
)
export const CloseIcon = () => (
  <Drawing>
    <path d="M6 6l12 12M18 6L6 18" />
  </Drawing>
)
export const PlusIcon = () => (
  <Drawing>
    <path d="M12 5v14M5 12h14" />
  </Drawing>
)
export const RetryIcon = () => (
  <Drawing>
    <path d="M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5" />
  </Drawing>
)
export const CheckIcon = () => (
  <Drawing>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Drawing>
)
export const CopyIcon = () => (
  <Drawing>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
  </Drawing>
)
export const PhoneIcon = () => (
  <Drawing>
    <path d="M6 3h3l1.5 5L8 9.8a13 13 0 0 0 6.2 6.2L16 13.5l5 1.5v3a3 3 0 0 1-3.3 3A17 17 0 0 1 3 6.3 3 3 0 0 1 6 3z" />
  </Drawing>
)
export const ChatIcon = () => (
  <Drawing>
    <path d="M4 5h16v11H9l-5 4zM8 9h8M8 12h5" />
  </Drawing>
)
export const MailIcon = () => (
  <Drawing>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M4 7l8 6 8-6" />
  </Drawing>
)
export const HourglassIcon = () => (
  <Drawing>
    <path d="M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9" />
  </Drawing>
)
export const DocumentIcon = () => (
  <Drawing>
    <path d="M7 3h7l4 4v14H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h4M9 13h6M9 17h6" />
  </Drawing>
)
export const TransferIcon = () => (
  <Drawing>
    <path d="M4 8h14l-4-4M20 16H6l4 4" />
  </Drawing>
)
export const CalendarIcon = () => (
  <Drawing>
    <rect x="4" y="5" width="16" height="16" rx="2" />
    <path d="M4 10h16M8 3v4M16 3v4" />
  </Drawing>
)
export const AlertIcon = () => (
  <Drawing>
    <path d="M12 4l9 16H3zM12 10v4M12 17v.01" />
  </Drawing>
)
export const DoneIcon = () => (
  <Drawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.5l3 3 5-6" />
  </Drawing>
)
export const InfoIcon = () => (
  <Drawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7.5v.01" />
  </Drawing>
)
export const ShieldIcon = () => (
  <Drawing>
    <path d="M12 3l8 3v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5" />
  </Drawing>
)
export const BarcodeIcon = () => (
  <Drawing>
    <path d="M4 6v12M7 6v12M11 6v12M13.5 6v12M17 6v12M20 6v12" />
  </Drawing>
)
export const StarIcon = () => (
  <Drawing>
    <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
  </Drawing>
)
export const PictureIcon = () => (
  <Drawing>
    <rect x="4" y="4" width="16" height="16" rx="3" />
    <path d="M4 16l5-5 5 5 2-2 4 4M15 9v.01" />
  </Drawing>
)
export const SaveIcon = () => (
  <Drawing>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
  </Drawing>
)
export const ShareIcon = () => (
  <Drawing>
    <path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M6 12v7a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-7" />
  </Drawing>
)
export const WalletIcon = () => (
  <Drawing>
    <path d="M18 8V5a1 1 0 0 0-1-1H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6M16 14v.01" />
  </Drawing>
)
export const ClockIcon = () => (
  <Drawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </Drawing>
)
