import { showToast } from '../../context/toast.ts'
import { Button } from './button.tsx'

interface WaitingButtonProps {
  /** The answer to a tap, also before React is there (`data-why`). */
  why: string
  children: string
}

/** A tap does nothing, and says why. */
export function WaitingButton({ why, children }: WaitingButtonProps) {
  return (
    <Button softDisabled data-why={why} onClick={() => showToast(why)}>
      {children}
    </Button>
  )
}
