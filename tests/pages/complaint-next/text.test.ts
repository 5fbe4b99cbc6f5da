import { beforeEach, describe, expect, test } from 'vitest'
import { composeText, createText, longestComplaint } from '../../../pages/complaint-next/text.ts'
import { collectionType } from '../../../shared/api/complaint-types.ts'
import { textLength } from '../../../shared/forms/limit-text.ts'

let { form, $used, changeText, validators, fillIn, writtenText } = createText()
const composed = () => composeText(form.$values.get())

const open = (type: string) =>
  history.replaceState(null, '', `/complaint-next.html?problemType=${type}`)

beforeEach(() => {
  open(collectionType)
  ;({ form, $used, changeText, validators, fillIn, writtenText } = createText())
})

describe('the description', () => {
  test('joins the borrower’s words and the answered questions', () => {
    changeText('text', 'They shouted.')
    changeText('number', '0917 000 0000')
    changeText('said', '  ')
    expect(composed()).toBe('They shouted.\nNumber: 0917 000 0000')
  })

  test('leaves out answers to what its type is not asked, and keeps them', () => {
    changeText('when', 'Sunday')
    open('2')
    expect(composed()).toBe('')
    expect(form.check(validators())?.name).toBe('text')
    changeText('text', 'x'.repeat(250))
    expect(composed()).toBe('x'.repeat(200))
    expect(writtenText().lines.when).toBe('Sunday')
  })

  test('takes over such answers whole, however long the description is', () => {
    open('2')
    fillIn('x'.repeat(200), { when: 'Sunday', number: '0917', said: 'pay' })
    expect(writtenText().lines).toMatchObject({ when: 'Sunday', number: '0917', said: 'pay' })
    expect(composed()).toBe('x'.repeat(200))
  })

  test('says so where an answer has no room left', () => {
    changeText('text', 'x'.repeat(195))
    changeText('when', 'Sunday')
    expect(textLength(composed())).toBeLessThanOrEqual(longestComplaint)
    expect(form.$errors.get().when).toMatch(/^You have used all 200 characters/)
    changeText('text', '')
    changeText('when', 'Sunday')
    expect(form.$errors.get().when).toBeUndefined()
  })

  test('is the answers alone when nothing else was written', () => {
    changeText('when', 'Sunday')
    expect(composed()).toBe('When: Sunday')
  })

  test('takes 200 characters, an emoji being one', () => {
    changeText('text', '😀'.repeat(250))
    expect(composed()).toBe('😀'.repeat(200))
    expect($used.get()).toBe(200)
  })

  test('leaves the answers the room that is left, and no more', () => {
    changeText('text', 'x'.repeat(190))
    // A line break and `When: ` take seven.
    changeText('when', 'yesterday evening')
    expect(form.$values.get().when).toBe('yes')
    expect(textLength(composed())).toBe(longestComplaint)
    changeText('said', 'more')
    expect(form.$values.get().said).toBe('')
    changeText('text', `${'x'.repeat(190)}y`)
    expect(form.$values.get().text).toBe('x'.repeat(190))
  })

  test('takes over no more of a draft than there is room for', () => {
    fillIn('x'.repeat(190), { when: 'yesterday evening', other: 'unknown' })
    expect(composed()).toBe(`${'x'.repeat(190)}\nWhen: yes`)
    fillIn('y'.repeat(5000), {})
    expect(composed()).toBe('y'.repeat(200))
  })

  test('takes over such answers of a payment whole, too', () => {
    fillIn('x'.repeat(200), { paidBy: 'GCash' })
    expect(writtenText().lines.paidBy).toBe('GCash')
  })

  test('leaves room for the answers of a payment, which are sent beside it', () => {
    open('2')
    changeText('text', 'x'.repeat(200))
    changeText('paidBy', 'GCash')
    expect(writtenText().lines.paidBy).toBe('GCash')
    expect($used.get()).toBe(200)
  })

  test('that is full stays as it is, wherever somebody types on, and without a word', () => {
    changeText('text', 'x'.repeat(200))
    changeText('text', `y${'x'.repeat(200)}`)
    expect(form.$values.get().text).toBe('x'.repeat(200))
    expect(form.$errors.get().text).toBeUndefined()
  })

  test('of a draft is taken over from its start, whatever stood there', () => {
    changeText('text', 'x'.repeat(200))
    fillIn(`yz${'x'.repeat(250)}`, {})
    expect(composed()).toBe(`yz${'x'.repeat(198)}`)
  })

  test('must not be empty', () => {
    const problem = { name: 'text', message: 'Please fill in your comments and suggestions' }
    expect(form.check(validators())).toEqual(problem)
    changeText('text', ' \n ')
    expect(form.check(validators())).toEqual(problem)
    changeText('when', 'Sunday')
    expect(form.$errors.get().text).toBeUndefined()
    expect(form.check(validators())).toBeUndefined()
  })
})
