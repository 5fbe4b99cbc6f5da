import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef
} from 'react'
import { onNativeBack } from '../../bridge/from-native.ts'
import { CloseIcon } from '../icon/close-icon.tsx'
import { ToastRegion } from '../toast/toast.tsx'
import { $openDialogs } from './open-dialogs.ts'
import '../../styles/deaf.css'
import './dialog.css'

interface DialogProps {
  title: string
  /** Called for Escape, the back button, a tap beside the dialog or its close icon. */
  onClose: () => void
  children: ReactNode
  variant?: 'dialog' | 'sheet' | 'full' | 'picture'
  className?: string
  /** The name of its close icon; without a name there is none. */
  closable?: string
  /** A tap beside the dialog does not close it. */
  mustChoose?: boolean
  id?: string
}

function useModal(title: string, onClose: () => void) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    $openDialogs.set($openDialogs.get() + 1)
    const forget = onNativeBack(() => {
      close.current()
      return true
    })
    return () => {
      forget()
      $openDialogs.set($openDialogs.get() - 1)
      // Closing gives the focus back; only a layout effect still finds the element in the page.
      dialog?.close()
    }
  }, [])
  // So it is read first, and a stray Enter presses no button. A new title means a new content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the title that is drawn.
  useLayoutEffect(() => heading.current?.focus(), [title])
  return { element, heading }
}

export function Dialog({
  title,
  onClose,
  children,
  variant = 'dialog',
  className = '',
  closable,
  mustChoose = false,
  id
}: DialogProps) {
  const { element, heading } = useModal(title, onClose)
  const titleId = useId()

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !mustChoose) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape comes as the cancel event.
    <dialog
      className={`dialog is-${variant} ${className}`}
      id={id}
      ref={element}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClick={onClick}
    >
      <div className="dialog_box">
        <h2
          className={closable ? 'dialog_title is-closable' : 'dialog_title'}
          id={titleId}
          ref={heading}
          tabIndex={-1}
        >
          {title}
        </h2>
        {closable && (
          <button type="button" className="dialog_close" aria-label={closable} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
        {children}
      </div>
      <ToastRegion />
    </dialog>
  )
}

interface DialogActionsProps {
  children: ReactNode
}

export function DialogActions({ children }: DialogActionsProps) {
  return <div className="dialog_actions">{children}</div>
}
