import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { currencySymbol, formatMoney } from '../../shared/lib/money.ts'
import { guideMessages } from '../../shared/messages/guide.ts'
import { DrawnBars, DrawnButton, Input, Line, Paper, Ring, Screen, Words } from './drawing.tsx'

const words = guideMessages.drawing
/** The example in all pictures. */
const code = 'MP00 1234 5678'
const amount = formatMoney(545_500, currencySymbol(brand.market === 'in' ? '1' : '0'), brand.money)

interface PictureProps {
  label: string
}

function CopyCode({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.repayment}>
      <Words x={120} y={96} text={amount} size={26} />
      <rect x="16" y="136" width="208" height="84" rx="10" fill="#f2f4f3" />
      <text x="28" y="160" fontSize="11" fill="#4a5954">
        {words.code}
      </text>
      <text x="28" y="196" fontSize="14" fontWeight="700" fill="#14211d">
        {code}
      </text>
      <DrawnButton x={156} y={174} width={58} text={words.copy} />
      <Ring x={148} y={166} width={74} height={52} />
    </Screen>
  )
}

function ChooseBills({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.wallet}>
      {words.tiles.map((tile, index) => {
        const x = 70 + (index % 2) * 100
        const y = 110 + Math.floor(index / 2) * 110
        return (
          <g key={tile}>
            <rect x={x - 36} y={y - 30} width="72" height="60" rx="12" fill="#f2f4f3" />
            <rect className="drawing_accent" x={x - 14} y={y - 16} width="28" height="28" rx="6" />
            <Words x={x} y={y + 50} text={tile} />
          </g>
        )
      })}
      <Ring x={126} y={70} width={88} height={100} />
    </Screen>
  )
}

function ChooseBiller({ label }: PictureProps) {
  const [before = '', after = ''] = words.otherBillers
  return (
    <Screen label={label} title={words.billers}>
      {[before, company.billerName, after].map((name, index) => (
        <g key={name}>
          <path d={`M20 ${130 + index * 64}h200`} stroke="#dce3e0" />
          <text x="28" y={106 + index * 64} fontSize="15" fontWeight="600" fill="#14211d">
            {name}
          </text>
        </g>
      ))}
      <Ring x={14} y={138} width={212} height={52} />
    </Screen>
  )
}

function FillIn({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.payBill}>
      <Input y={84} text={words.reference} value={code.replace(/ /g, '')} />
      <Input y={158} text={words.amount} value={amount} />
      <DrawnButton y={234} text={words.next} />
      <Ring x={16} y={86} width={208} height={52} />
    </Screen>
  )
}

function Receipt({ label }: PictureProps) {
  return (
    <Screen label={label} title={words.paid}>
      <circle cx="120" cy="96" r="26" fill="#1d7a46" />
      <path d="M108 96l9 9 16-18" fill="none" stroke="#fff" strokeWidth="5" />
      <Line y={160} text={words.biller} value={company.billerName} />
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

function DepositSlip({ label }: PictureProps) {
  return (
    <Paper label={label} title={words.slip}>
      <Line y={96} text={words.biller} value={company.billerName} />
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

/** The pictures of each way's steps, in the order of its steps that have one. */
export const walletPictures = [CopyCode, ChooseBills, ChooseBiller, FillIn, Receipt]
export const storePictures = [ShowCashier, DepositSlip]
