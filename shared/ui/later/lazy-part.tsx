import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { pause } from '../../lib/pause.ts'

const Nothing = () => null

/**
 * A part of a page that comes after what is read first: it is fetched where it is drawn first, and
 * once more where it did not come. Without it, `without` stands there, and the page still does all
 * else.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props> = Nothing
) {
  const Part: ComponentType<Props> = lazy(async () => {
    const again = () => pause(2000).then(load)
    return {
      default: await load()
        .catch(again)
        .catch(() => without)
    }
  })
  return function LazyPart({ waiting = null, ...rest }: Props & { waiting?: ReactNode }) {
    // The compiler cannot know that Props has no `waiting` of its own.
    const props = rest as unknown as Props
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}
