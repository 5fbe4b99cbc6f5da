import { useState } from 'react'
import { paidMessages as messages } from '#messages/paid.ts'
import { DoneIcon } from '../../ui/icon/done-icon.tsx'
import { later } from '../../ui/later/later.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'

const AlreadyPaidDialog = later(
  async () => (await import('./already-paid-dialog.tsx')).AlreadyPaidDialog
)

interface AlreadyPaidProps {
  onOpen?: () => void
}

export function AlreadyPaid({ onOpen }: AlreadyPaidProps) {
  const [isOpen, setOpen] = useState(false)
  const say = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <RowButton icon={<DoneIcon />} aria-haspopup="dialog" onClick={say}>
        {messages.title}
      </RowButton>
      <AlreadyPaidDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
