import { guideMessages } from '#messages/guide.ts'
import { brand } from '../../shared/config/brand.ts'
import { brandSymbol } from '../../shared/config/brand-symbol.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { plainAmount } from '../../shared/loan/plain-amount.ts'
import {
  DrawnBars,
  DrawnButton,
  Input,
  Line,
  Paper,
  Ring,
  Scene,
  Screen,
  Words
} from './drawing.tsx'

const words = guideMessages.drawing
const code = 'MP00 1234 5678'
const amount = formatMoney(545_500, brandSymbol(), brand.money)

interface PictureProps {
  label: string
}

function CopyCode({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.repayment} cut={200} isOurs>
      <path className="drawing_bar" d="M1 43h238v49H1z" />
      <text x="16" y="76" fontSize="26" fontWeight="700" fill="var(--on-brand)">
        {amount}
      </text>
      <text x="16" y="122" fontSize="12" fill="var(--ink-soft)">
        {words.code}
      </text>
      <rect x="12" y="132" width="216" height="48" rx="10" fill="var(--canvas)" />
      <text x="22" y="161" fontSize="14" fontWeight="700" fill="var(--ink)">
        {code}
      </text>
      <rect
        x="148"
        y="136"
        width="76"
        height="40"
        rx="8"
        fill="var(--surface)"
        stroke="var(--line-strong)"
      />
      <g transform="translate(154 147) scale(.75)" fill="none" stroke="var(--ink)" strokeWidth="2">
        <rect x="9" y="9" width="11" height="11" rx="2" />
        <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
      </g>
      <Words x={197} y={161} text={words.copy} />
      <Ring x={144} y={132} width={84} height={48} />
    </Screen>
  )
}

/** Signs around their own middle: send, bill, phone, bank. */
const tileMarks = [
  'M-16 -4 16 -16 4 16 -2 2zM-2 2 16 -16',
  'M-12 -17h17l7 7v27h-24zM5 -17v7h7M-6 -3h12M-6 4h12M-6 11h7',
  'M-10 -18h20v36h-20zM-3 13h6M2 -11l-6 10h8l-6 10',
  'M-18 -6 0 -17 18 -6zM-13 -2v12M-4 -2v12M4 -2v12M13 -2v12M-18 14h36'
]

function ChooseBills({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.wallet}>
      <rect className="drawing_accent" x="16" y="56" width="208" height="60" rx="12" />
      <path className="drawing_balance" d="M32 78h56M32 96h104" />
      {words.tiles.map((tile, index) => {
        const x = 70 + (index % 2) * 100
        const y = 168 + Math.floor(index / 2) * 90
        return (
          <g key={tile}>
            <rect className="drawing_tile" x={x - 34} y={y - 32} width="68" height="56" rx="14" />
            <path
              className="drawing_mark"
              d={tileMarks[index] ?? ''}
              transform={`translate(${x} ${y - 4})`}
            />
            <Words x={x} y={y + 44} text={tile} />
          </g>
        )
      })}
      <Ring x={128} y={128} width={84} height={90} />
    </Screen>
  )
}

function ChooseBiller({ label }: PictureProps) {
  const [before = '', after = ''] = words.otherBillers
  return (
    <Screen label={label} title={words.billers} cut={276}>
      {[before, brand.billerName, after].map((name, index) => (
        <g key={name}>
          <path d={`M20 ${130 + index * 64}h200`} stroke="var(--line)" />
          <text x="28" y={106 + index * 64} fontSize="15" fontWeight="600" fill="var(--ink)">
            {name}
          </text>
        </g>
      ))}
      <Ring x={14} y={140} width={212} height={44} />
    </Screen>
  )
}

function FillIn({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.payBill} cut={288}>
      <Input y={84} text={words.reference} value={code.replace(/ /g, '')} />
      <Input y={158} text={words.amount} value={plainAmount(amount)} />
      <DrawnButton y={234} text={words.next} />
      <Ring x={16} y={89} width={208} height={48} />
      <Ring x={16} y={163} width={208} height={48} />
    </Screen>
  )
}

function Receipt({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.paid} cut={300}>
      <circle cx="120" cy="96" r="26" fill="#1d7a46" />
      <path d="M108 96l9 9 16-18" fill="none" stroke="#fff" strokeWidth="5" />
      <Line y={160} text={words.biller} value={brand.billerName} />
      <Line y={212} text={words.reference} value={code} />
      <Line y={264} text={words.amount} value={amount} />
    </Screen>
  )
}

function ShowCashier({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.cashier}>
      <Words x={120} y={76} text={amount} size={18} />
      {code.split(' ').map((group, index) => (
        <Words key={group} x={120} y={124 + index * 44} text={group} size={38} />
      ))}
      <DrawnBars y={236} />
    </Screen>
  )
}

function AtCounter({ label }: PictureProps) {
  return (
    <Scene label={label}>
      <path className="drawing_tile" d="M0 0h240v206H0z" />
      <rect className="drawing_accent" x="20" y="18" width="200" height="34" rx="8" />
      <text className="drawing_on-accent" x="120" y="40" textAnchor="middle">
        {brand.billerName}
      </text>
      <circle className="drawing_skin" cx="92" cy="104" r="24" />
      <path className="drawing_hair" d="M67 102c0-36 50-36 50 0-8-2-10-14-25-14s-17 12-25 14z" />
      <path className="drawing_accent" d="M46 206c0-46 18-70 46-70s46 24 46 70z" />
      <path className="drawing_skin" d="M128 164l34 12-4 14-36-10z" />
      <path className="drawing_hair" d="M158 168l26-8 6 16-28 10zM166 186l10 22-12 4-8-22z" />
      <path className="drawing_beam" d="M188 170l26 34M188 170l4 42" />
      <path className="drawing_counter" d="M0 206h240v20H0z" />
      <path className="drawing_front" d="M0 226h240v94H0z" />
      <rect className="drawing_hair" x="20" y="164" width="52" height="42" rx="6" />
      <rect className="drawing_paper" x="26" y="170" width="40" height="16" rx="3" />
      <rect className="drawing_hair" x="150" y="196" width="76" height="112" rx="12" />
      <rect className="drawing_paper" x="156" y="206" width="64" height="92" rx="4" />
      <g transform="translate(146 -20) scale(.35 1)">
        <DrawnBars y={236} />
      </g>
      <Words x={188} y={294} text={code.slice(0, 4)} size={11} />
    </Scene>
  )
}

function DepositSlip({ label }: PictureProps) {
  return (
    <Paper label={label} title={words.slip}>
      <Line y={96} text={words.biller} value={brand.billerName} />
      <Line y={148} text={words.code} value={code} />
      <Line y={200} text={words.amount} value={amount} />
      <g transform="rotate(-12 150 250)" fill="none" stroke="#1d7a46" strokeWidth="3">
        <rect x="92" y="226" width="116" height="48" rx="8" />
        <text
          x="150"
          y="259"
          fontSize="24"
          fontWeight="700"
          textAnchor="middle"
          fill="#1d7a46"
          stroke="none"
        >
          {words.stamp}
        </text>
      </g>
    </Paper>
  )
}

export const walletPictures = [CopyCode, ChooseBills, ChooseBiller, FillIn, Receipt]
export const storePictures = [ShowCashier, AtCounter, DepositSlip]
