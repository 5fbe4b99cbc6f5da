import { useEffect } from 'react'

/** The fallback of a picture: it tells its page that the picture did not load. */
export function Missing({ onMissing }: { onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing])
  return null
}
