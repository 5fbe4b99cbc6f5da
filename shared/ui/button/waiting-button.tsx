import { showToast } from '../../context/toast.ts'
import { Button } from './button.tsx'

interface WaitingButtonProps {
  /** The answer to a tap, also before React is there (`data-why`). */
  why: string
  children: string
}

export function WaitingButton({ why, ...rest }: WaitingButtonProps) {
  return <Button {...rest} softDisabled data-why={why} onClick={() => showToast(why)} />
}
