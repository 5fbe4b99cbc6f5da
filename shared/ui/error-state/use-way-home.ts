import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { $session } from '../../context/session-end.ts'
import { PageWords } from '../page-words/page-words.ts'

/** The way on where nothing on the page leads on: to log in where that is missing, else back to the app. */
export function useWayHome() {
  const { home, login } = useContext(PageWords)
  const isEnded = useStore($session, { ssr: 'initial' }) !== 'open'
  return {
    isEnded,
    action: isEnded ? login : home,
    onAct: () => postAction(isEnded ? 'goLogin' : 'goHome')
  }
}
