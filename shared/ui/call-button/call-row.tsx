import { useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { brand } from '../../config/brand.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { PhoneIcon } from '../icon/phone-icon.tsx'
import { PageWords } from '../page-words/page-words.ts'
import { RowButton } from '../row-button/row-button.tsx'

interface CallRowProps {
  phone?: string
  hint?: string
}

export function CallRow({ phone = brand.servicePhone, hint }: CallRowProps) {
  const { call } = useContext(PageWords)
  return (
    <RowButton icon={<PhoneIcon />} hint={hint} onClick={() => postAction('callPhone', phone)}>
      {formatMessage(call, { phone })}
    </RowButton>
  )
}
