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

/** In a shadow root the library's styles are a sheet, which the policy allows. Answers its end. */
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
