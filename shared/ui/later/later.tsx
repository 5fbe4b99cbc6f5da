import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { faultMessages } from '#messages/faults.ts'
import { showToast } from '../../context/toast.ts'
import { pause } from '../../lib/pause.ts'
import { useWhenResting } from './use-when-resting.ts'

interface LaterProps {
  /** Whether a dialog is open; it has an `onClose`. A part leaves this out. */
  isOpen?: boolean
  /** Stands in the place of a part until it comes. */
  waiting?: ReactNode
  /** Stands there where the part did not come, and can fetch it again. */
  missing?: ((retry: () => void) => ReactNode) | undefined
}

/**
 * A part or a dialog whose code comes after what is read first, and once the page rests at the latest, so
 * that a dialog opens at once and without a signal. A part for the moment when the signal goes has a shorter `delay`.
 * A part that did not come is fetched once more; without it nothing stands there, and the page does all else.
 * A dialog that cannot come says so in a toast and counts as closed.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  delay?: number
) {
  let View: ComponentType<Props> | undefined
  const fetchView = async () => {
    View ??= await load()
  }
  const again = () => pause(2000).then(fetchView)

  return function Later({ isOpen = true, waiting, missing, ...rest }: Props & LaterProps) {
    // The compiler cannot know that Props has none of the three itself.
    const props = rest as unknown as Props & { onClose?: () => void }
    const { onClose } = props
    const [isMissing, setMissing] = useState<boolean>()
    useWhenResting(fetchView, delay)

    const fetchOpen = () => {
      if (View || !isOpen) return
      setMissing(undefined)
      const fetched = onClose ? fetchView() : fetchView().catch(again)
      fetched.then(
        () => setMissing(false),
        () => {
          setMissing(true)
          if (!onClose) return
          showToast(faultMessages.network)
          onClose()
        }
      )
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it opens.
    useEffect(fetchOpen, [isOpen])

    if (!isOpen) return null
    if (View) return <View {...props} />
    return isMissing ? missing?.(fetchOpen) : waiting
  }
}
