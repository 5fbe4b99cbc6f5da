import { useStore } from '@nanostores/react'
import { $toast } from '../../context/toast.ts'
import '../../styles/spin.css'
import './toast.css'

/** Always in the page, so that screen readers hear each toast. */
export function ToastRegion() {
  const toast = useStore($toast, { ssr: 'initial' })
  return (
    <div className="toast" role="status">
      {toast && (
        <p className="toast_text">
          {toast.loading && <span className="toast_spinner" />}
          {toast.text}
        </p>
      )}
    </div>
  )
}
