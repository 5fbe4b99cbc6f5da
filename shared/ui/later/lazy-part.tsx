import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { pause } from '../../lib/pause.ts'

interface Meanwhile {
  /** Stands there until the part comes. */
  waiting?: ReactNode
  /** Stands there where the part did not come, and can fetch it again; else `waiting` stays. */
  missing?: ((retry: () => void) => ReactNode) | undefined
}

/**
 * A part of a page that comes after what is read first: it is fetched once the page stands, and
 * once more where it did not come.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  const fetchPart = async () => {
    Part = await load().catch(() => pause(2000).then(load))
  }

  return function LazyPart({ waiting = null, missing, ...rest }: Props & Meanwhile) {
    // The compiler cannot know that Props has neither of its own.
    const props = rest as unknown as Props
    const [state, setState] = useState<'waiting' | 'ready' | 'missing'>('waiting')
    const wait = () => {
      loading ??= fetchPart()
      loading.then(
        () => setState('ready'),
        () => setState('missing')
      )
    }
    useEffect(wait, [])
    if (Part) return <Part {...props} />
    if (state === 'waiting' || !missing) return waiting
    return missing(() => {
      loading = undefined
      setState('waiting')
      wait()
    })
  }
}
