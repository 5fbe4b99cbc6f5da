import { expect, test } from 'vitest'
import { Early } from '../../../pages/confirm/early.tsx'
import { prepareTemplate, showAnswer } from '../../setup/show-template.ts'

const values = {
  productLogo: '',
  productName: 'Sample Peso',
  head: [{ text: 'You get', value: '₱4.750,00' }],
  cost: [{ text: 'Interest', value: '0,10% per day' }],
  rows: [{ text: 'Interest', value: '₱455,00' }],
  plan: [{ title: 'Payment', text: '', amount: '₱5.455,00', time: '' }]
}

test.each([
  ['1', 1],
  ['', 0]
])(
  'the verdict on late charges (%j) keeps the place of its button before React',
  async (beyond, count) => {
    prepareTemplate(slots => <Early slots={slots} />)
    expect(await showAnswer({ code: 0, data: { ...values, beyond } })).toBe(true)
    const verdicts = [...document.querySelectorAll('#root .card .notice')]
    expect(verdicts).toHaveLength(count)
    expect(document.querySelectorAll('#root .notice > .button')).toHaveLength(count)
    expect(document.querySelectorAll('#root .rows')).toHaveLength(2)
  }
)
