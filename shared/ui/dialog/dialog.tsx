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
import './dialog.css'

interface DialogProps {
  title: string
  /** Asked for by Escape, the back button, a tap beside the dialog or its close icon. */
  onClose: () => void
  children: ReactNode
  variant?: 'dialog' | 'sheet' | 'full' | 'picture'
  className?: string
  /** Shows a close icon. */
  closable?: string
  /** A tap beside the dialog is no answer: closing it does what nobody does by accident. */
  mustChoose?: boolean
  id?: string
}

/** Opens the dialog over the page for as long as it stands there. */
function useModal(onClose: () => void) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // Heard first, and no button stands ready for a stray Enter.
    heading.current?.focus()
    $openDialogs.set($openDialogs.get() + 1)
    const forget = onNativeBack(() => {
      close.current()
      return true
    })
    return () => {
      forget()
      $openDialogs.set($openDialogs.get() - 1)
      // Closing, unlike removing, gives the focus back to where it was. A layout effect is cleaned
      // up while the element still stands in the page; any other comes too late.
      dialog?.close()
    }
  }, [])
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
  const { element, heading } = useModal(onClose)
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
