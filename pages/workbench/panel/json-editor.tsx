import { useEffect, useRef, useState } from 'react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'

interface JsonEditorProps {
  label: string
  text: string
  /** Hears each text that is JSON, a moment after it was typed. */
  onEdit: (text: string) => void
}

/** Milliseconds without a key, so that the page does not reload at each letter. */
const rest = 700

function problemOf(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return String((error as Error).message)
  }
}

export function JsonEditor({ label, text, onEdit }: JsonEditorProps) {
  const room = useRef<HTMLDivElement>(null)
  const heard = useRef(onEdit)
  heard.current = onEdit
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is where editing starts.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = (typed: string) => {
      clearTimeout(timer)
      const wrong = problemOf(typed)
      setProblem(wrong)
      if (!wrong) timer = setTimeout(() => heard.current(typed), rest)
    }
    const showing = import('./json-code.ts').then(({ showJson }) =>
      room.current ? showJson(room.current, { label, text, onChange }) : () => {}
    )
    return () => {
      clearTimeout(timer)
      showing.then(destroy => destroy())
    }
  }, [label])
  return (
    <>
      <p className={problem ? 'panel_wrong' : 'panel_hint'} role="status">
        {problem ? formatMessage(messages.badJson, { problem }) : messages.editHint}
      </p>
      <div className="json-code" ref={room} />
    </>
  )
}
