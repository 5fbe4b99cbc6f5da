import { cashierViewMessages as messages } from '#messages/cashier-view.ts'
import { commonMessages as common } from '#messages/common.ts'
import { Bars } from '../../ui/barcode/bars.tsx'
import { drawCode128 } from '../../ui/barcode/code128.ts'
import { Missing } from '../../ui/picture/missing.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Qr } from '../../ui/qr/qr.tsx'
import { BigCode } from './big-code.tsx'
import type { Slip } from './slip.ts'
import { useElementSize } from './use-element-size.ts'

const figureShare = { barcode: 0.42, qr: 0.7 }
const gap = 16
const labelHeight = 24

/** A line of them stands above bars, which are scanned first. */
const charactersOfLine = 16

interface StageProps {
  slip: Slip
  /** On its side, for a screen that does not turn with the phone. */
  isTurned: boolean
  onMissing: () => void
}

export function Stage({ slip, isTurned, onMissing }: StageProps) {
  const [element, box] = useElementSize<HTMLDivElement>()
  const { code, look } = slip
  const width = isTurned ? box.height : box.width
  const height = isTurned ? box.width - 2 * gap : box.height
  const codeHeight = Math.max(0, height * (1 - figureShare[look]) - gap - labelHeight)
  const hasBars = look === 'barcode' && drawCode128(code) !== undefined
  return (
    <div className="cashier_stage" ref={element}>
      <div className={`cashier_sheet ${isTurned ? 'is-turned' : ''}`} style={{ width, height }}>
        {code && (
          <>
            <p className="cashier_label">{common.repaymentCode}</p>
            <BigCode
              code={code}
              box={{ width: Math.max(0, width - 2 * gap), height: codeHeight }}
              mostLines={hasBars ? Math.ceil(code.length / charactersOfLine) : undefined}
            />
          </>
        )}
        <div className="cashier_figure">
          <Figure slip={slip} width={width} onMissing={onMissing} />
        </div>
      </div>
    </div>
  )
}

interface FigureProps extends Pick<StageProps, 'slip' | 'onMissing'> {
  width: number
}

function Figure({ slip, width, onMissing }: FigureProps) {
  const { code, look, picture } = slip
  const drawnQr = code && look === 'qr' ? <Qr text={code} label={messages.qr} /> : undefined
  if (picture) {
    const missing = drawnQr ?? (code ? undefined : <Missing onMissing={onMissing} />)
    return (
      <Picture source={picture} alternative={common.repaymentCode} size="full" fallback={missing} />
    )
  }
  if (drawnQr) return drawnQr
  return <Bars text={code} width={width} />
}
