import { useState } from 'react'
import { ownAddress } from '../../lib/own-address.ts'

const size = { width: 320, height: 240 }

/** Whether the picture failed before React listened. */
const hasFailed = (image: HTMLImageElement | null) =>
  image?.complete === true && image.naturalWidth === 0

export function Decoration({ source, className }: { source: string; className: string }) {
  const [broken, setBroken] = useState(false)
  if (broken)
    return <svg className={className} viewBox="0 0 320 240" {...size} aria-hidden="true" />
  return (
    <img
      ref={image => {
        if (hasFailed(image)) setBroken(true)
      }}
      className={className}
      src={ownAddress(source)}
      alt=""
      {...size}
      onError={() => setBroken(true)}
    />
  )
}
