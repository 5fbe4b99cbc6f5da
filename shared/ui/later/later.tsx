import { type ComponentType, useEffect, useState } from 'react'
import { faultMessages } from '#messages/faults.ts'
import { showToast } from '../../context/toast.ts'
import { useWhenResting } from './use-when-resting.ts'

interface Closable {
  onClose: () => void
}

/**
 * A dialog whose code comes after what is read first. It is fetched once the page rests, so that it
 * opens at once and without a signal; or when it is asked for. If it cannot come then, a toast says
 * so and it counts as closed. A part that is used where the signal goes has a shorter `delay`.
 */
export function later<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  delay?: number
) {
  let View: ComponentType<Props> | undefined
  const fetchView = async () => {
    View ??= await load()
  }

  return function Later({ isOpen, ...rest }: Props & { isOpen: boolean }) {
    // The compiler cannot know that Props has no isOpen of its own.
    const props = rest as unknown as Props
    const { onClose } = props
    const [, setThere] = useState(false)
    useWhenResting(fetchView, delay)

    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it opens.
    useEffect(() => {
      if (View || !isOpen) return
      fetchView().then(
        () => setThere(true),
        () => {
          showToast(faultMessages.network)
          onClose()
        }
      )
    }, [isOpen])

    return isOpen && View ? <View {...props} /> : null
  }
}
