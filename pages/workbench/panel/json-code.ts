import { json, jsonParseLinter } from '@codemirror/lang-json'
import { linter } from '@codemirror/lint'
import { basicSetup, EditorView } from 'codemirror'

interface JsonCode {
  label: string
  text: string
  onChange: (text: string) => void
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '12px', backgroundColor: 'var(--surface)' },
  '.cm-gutters': { backgroundColor: 'var(--canvas)', border: '0' }
})

/**
 * Shows JSON that can be edited, and answers what takes it away. It stands in a shadow root: there the library's
 * styles are a sheet of its own, which the policy of a page allows; a style element is not allowed.
 */
export function showJson(room: HTMLElement, { label, text, onChange }: JsonCode): () => void {
  const root = room.shadowRoot ?? room.attachShadow({ mode: 'open' })
  const view = new EditorView({
    doc: text,
    root,
    parent: root,
    extensions: [
      basicSetup,
      json(),
      linter(jsonParseLinter()),
      look,
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of(update => {
        if (update.docChanged) onChange(update.state.doc.toString())
      })
    ]
  })
  return () => view.destroy()
}
