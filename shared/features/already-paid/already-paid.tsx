import { useState } from 'react'
import { paidMessages as messages } from '#messages/paid.ts'
import { Button } from '../../ui/button/button.tsx'
import { later } from '../../ui/later/later.tsx'

const AlreadyPaidDialog = later(
  async () => (await import('./already-paid-dialog.tsx')).AlreadyPaidDialog
)

interface AlreadyPaidProps {
  onOpen?: () => void
}

/** For whoever has paid and still sees a debt. */
export function AlreadyPaid({ onOpen }: AlreadyPaidProps) {
  const [isOpen, setOpen] = useState(false)
  const say = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={say}>
        {messages.title}
      </Button>
      <AlreadyPaidDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
