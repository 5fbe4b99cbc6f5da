import { useEffect } from 'react'

/** As the fallback of a picture it says that none is there. */
export function Missing({ onMissing }: { onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing])
  return null
}
