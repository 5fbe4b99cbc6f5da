import { describe, expect, test } from 'vitest'
import { maskInput } from '../../../shared/forms/mask-input.ts'
import { charactersUpTo, digitsUpTo, maskCard, onlyDigits } from '../../../shared/forms/masks.ts'
import { maskPhone } from '../../../shared/forms/phone.ts'

function inputWith(value: string, caret: number): HTMLInputElement {
  const input = document.createElement('input')
  document.body.replaceChildren(input)
  input.value = value
  input.focus()
  input.setSelectionRange(caret, caret)
  return input
}

describe('masks', () => {
  test('keep digits', () => {
    expect(onlyDigits(' 12-3４x')).toBe('1234')
    expect(digitsUpTo(6)('12 34 56 78')).toBe('123456')
  })

  test('group a card number in fours', () => {
    expect(maskCard('1234')).toBe('1234')
    expect(maskCard('12345')).toBe('1234 5')
    expect(maskCard('1234-5678-9012-3456-789')).toBe('1234 5678 9012 3456 789')
  })

  test('cut by whole characters', () => {
    expect(charactersUpTo(4)(' aB3🙂x')).toBe('aB3🙂')
  })

  test('leave the caret behind what was typed in the middle', () => {
    const input = inputWith('1389 1234 567', 4)
    expect(maskInput(input, maskPhone('cn'))).toBe('138 9123 4567')
    expect(input.value).toBe('138 9123 4567')
    expect(input.selectionStart).toBe('138 9'.length)
  })

  test('leave the caret before a group whose space was deleted', () => {
    const input = inputWith('1381234 5678', 3)
    maskInput(input, maskPhone('cn'))
    expect([input.value, input.selectionStart]).toEqual(['138 1234 5678', 3])
  })

  test('leave the caret alone of an input that is not focused, or that has no caret', () => {
    const input = inputWith('1381234', 3)
    input.blur()
    maskInput(input, maskPhone('cn'))
    expect([input.value, input.selectionStart]).toEqual(['138 1234', 8])
    const email = inputWith('', 0)
    email.type = 'email'
    email.value = '1381234'
    expect(maskInput(email, maskPhone('cn'))).toBe('138 1234')
  })

  test('leave an input alone whose text is right', () => {
    const input = inputWith('138 12', 2)
    maskInput(input, maskPhone('cn'))
    expect([input.value, input.selectionStart]).toEqual(['138 12', 2])
  })
})
