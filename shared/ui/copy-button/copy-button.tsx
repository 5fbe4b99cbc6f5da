import { copyMessages } from '#messages/copy.ts'
import { copyText } from '../../bridge/copy-text.ts'
import { showToast } from '../../context/toast.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { CopyIcon } from '../icon/copy-icon.tsx'
import './copy-button.css'

interface CopyButtonProps {
  text: string
  /** The name of the copied text: `repayment code`. */
  what: string
  /** The id of the element to select when the clipboard is denied. */
  shownIn: string
  /** The button's words, in another language or about another thing. */
  words?: typeof copyMessages
  /** Copies now, or after the borrower has said yes. */
  guard?: ((copy: () => void) => void) | undefined
  /** For a line that does something else on a tap. */
  iconOnly?: boolean
}

function selectElement(id: string): void {
  const element = document.getElementById(id)
  if (element) getSelection()?.selectAllChildren(element)
}

/** Says 'copy success' only after a success; else it selects the text for the borrower. */
export function CopyButton(props: CopyButtonProps) {
  const { text, what, shownIn, words = copyMessages, guard, iconOnly } = props
  const copy = async () => {
    if (await copyText(text)) return showToast(words.success)
    selectElement(shownIn)
    showToast(words.selected)
  }
  return (
    <button
      type="button"
      className={iconOnly ? 'copy-button is-icon' : 'copy-button'}
      aria-label={formatMessage(words.label, { what })}
      onClick={guard ? () => guard(copy) : copy}
    >
      <CopyIcon />
      {!iconOnly && words.button}
    </button>
  )
}
