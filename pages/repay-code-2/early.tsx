import type { CodeInstructions } from '../../shared/api/code-instructions.ts'
import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { CodeFrame } from './frame.tsx'
import { Instructions } from './instructions.tsx'

const way = 'notices[].items[]'

const instructions: CodeInstructions = {
  kind: 'instalment',
  logo: '',
  title: placeOf('title'),
  code: placeOf('code'),
  contractNumber: placeOf('contractNumber'),
  total: placeOf('total'),
  date: optionalPlaceOf('date'),
  expiresAt: '',
  fee: '',
  note: '',
  notices: [
    {
      title: placeOf('notices[].title'),
      items: [{ name: placeOf(`${way}.name`), steps: [placeOf(`${way}.steps[]`)] }]
    }
  ]
}

/** A code of the server's without notes of its own, and all the ways to pay with it. */
export function Early() {
  return (
    <CodeFrame>
      <Instructions instructions={instructions} digits={placeOf('code')} />
    </CodeFrame>
  )
}
