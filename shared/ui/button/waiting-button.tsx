import { showToast } from '../../context/toast.ts'
import { Button } from './button.tsx'

interface WaitingButtonProps {
  /** The answer to a tap. Before React is there, the html's own button can only name it. */
  why: string
  children: string
}

/** In the shape of a button whose page is on its way: a tap does nothing, and says why. */
export function WaitingButton({ why, children }: WaitingButtonProps) {
  return (
    <Button softDisabled data-why={why} onClick={() => showToast(why)}>
      {children}
    </Button>
  )
}
