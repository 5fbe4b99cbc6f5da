import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { pause } from '../../lib/pause.ts'

const Nothing = () => null

/**
 * A part of a page that comes after what is read first: it is fetched once the page stands, and
 * once more where it did not come. Without it nothing stands there, and the page still does all else.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  const fetchPart = async () => {
    const again = () => pause(2000).then(load)
    Part = await load()
      .catch(again)
      .catch(() => Nothing)
  }

  return function LazyPart({ waiting = null, ...rest }: Props & { waiting?: ReactNode }) {
    // The compiler cannot know that Props has no `waiting` of its own.
    const props = rest as unknown as Props
    const [, setThere] = useState(false)
    useEffect(() => {
      loading ??= fetchPart()
      loading.then(() => setThere(true))
    }, [])
    return Part ? <Part {...props} /> : waiting
  }
}
