import { useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { brand } from '../../config/brand.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../button/button.tsx'
import { PhoneIcon } from '../icon/phone-icon.tsx'
import { PageWords } from '../page-words/page-words.ts'

/** The way to a person: by the brand's own phone, where the server names no other. */
export function CallButton({ phone = brand.servicePhone }) {
  const { call } = useContext(PageWords)
  return (
    <Button variant="quiet" className="is-start" onClick={() => postAction('callPhone', phone)}>
      <PhoneIcon />
      <span>{formatMessage(call, { phone })}</span>
    </Button>
  )
}
