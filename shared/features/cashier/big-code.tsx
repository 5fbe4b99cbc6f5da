import { useLayoutEffect, useRef, useState } from 'react'
import { fitGroups, type Glyph } from '../../loan/fit-groups.ts'
import { groupCode } from '../../loan/group-code.ts'
import type { Box } from './use-element-size.ts'

const probeSize = 100

/** Until it is measured: wide enough for every phone's monospaced font. */
const usual: Glyph = { width: 0.65, height: 1.2 }

interface BigCodeProps {
  code: string
  box: Box
  mostLines?: number | undefined
}

export function BigCode({ code, box, mostLines }: BigCodeProps) {
  const probe = useRef<HTMLSpanElement>(null)
  const [glyph, setGlyph] = useState(usual)

  // Measured, since a phone may enlarge every font, even in pixels.
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = probe.current?.getBoundingClientRect() ?? {}
    if (width && height) setGlyph({ width: width / probeSize, height: height / probeSize })
  }, [])

  const { fontSize, lines } = fitGroups(groupCode(code).split(' '), box, glyph, mostLines)
  return (
    <p className="cashier_code" style={{ fontSize: fontSize || undefined }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of 1111 1111 are alike.
        <span className="cashier_line" key={index}>
          {line}{' '}
        </span>
      ))}
      <span className="cashier_probe" ref={probe} aria-hidden="true">
        0
      </span>
    </p>
  )
}
