import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { faultMessages } from '#messages/faults.ts'
import { showToast } from '../../context/toast.ts'
import { pause } from '../../lib/pause.ts'
import { useWhenResting } from './use-when-resting.ts'

interface LaterProps {
  /** For a dialog, which has an `onClose`, too. */
  isOpen?: boolean
  waiting?: ReactNode
  /** Shown if the part did not come; `retry` fetches it again. */
  missing?: ((retry: () => void) => ReactNode) | undefined
  /** Instead of the words about the network, if a dialog did not come. */
  tellMissing?: (() => void) | undefined
}

const tellNetwork = () => showToast(faultMessages.network)

// A part that did not come is fetched once more; a dialog that did not come says so and closes.
/** Fetched once drawn, or after `delay` ms of rest: so a dialog opens at once, without a signal. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  delay?: number
) {
  let View: ComponentType<Props> | undefined
  const fetchView = async () => {
    View ??= await load()
  }
  const again = () => pause(2000).then(fetchView)

  return function Later(own: Props & LaterProps) {
    const { isOpen = true, waiting, missing, tellMissing = tellNetwork, ...rest } = own
    // The compiler cannot know that Props has none of these itself.
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
          tellMissing()
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
