import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { $session } from '../../context/session-end.ts'
import { PageWords } from '../page-words/page-words.ts'

/** To log in after the end of a session, else back to the app. */
export function useWayHome() {
  const { home, login } = useContext(PageWords)
  const isEnded = useStore($session, { ssr: 'initial' }) !== 'open'
  return {
    isEnded,
    action: isEnded ? login : home,
    onAct: () => postAction(isEnded ? 'goLogin' : 'goHome')
  }
}
