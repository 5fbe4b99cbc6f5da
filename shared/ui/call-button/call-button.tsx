import { useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { brand } from '../../config/brand.ts'
import { Button } from '../button/button.tsx'
import { PhoneIcon } from '../icon/phone-icon.tsx'
import { PageWords } from '../page-frame/page-words.ts'
import './call-button.css'

/** The way to a person: by the brand's own phone, where the server names no other. */
export function CallButton({ phone = brand.servicePhone }) {
  const { call } = useContext(PageWords)
  const [before, after] = call.split('{phone}')
  return (
    <Button variant="quiet" onClick={() => postAction('callPhone', phone)}>
      <PhoneIcon />
      <span>
        {before}
        <span className="call-button_phone">{phone}</span>
        {after}
      </span>
    </Button>
  )
}
