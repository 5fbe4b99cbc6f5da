import { type ComponentProps, useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { brand } from '../../config/brand.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../button/button.tsx'
import { PhoneIcon } from '../icon/phone-icon.tsx'
import { PageWords } from '../page-words/page-words.ts'

interface CallButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  phone?: string
}

export function CallButton({ phone = brand.servicePhone, variant = 'quiet' }: CallButtonProps) {
  const { call } = useContext(PageWords)
  return (
    <Button variant={variant} className="is-start" onClick={() => postAction('callPhone', phone)}>
      <PhoneIcon />
      <span>{formatMessage(call, { phone })}</span>
    </Button>
  )
}
