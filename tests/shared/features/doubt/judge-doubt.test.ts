import { describe, expect, test } from 'vitest'
import { judgeDoubt } from '../../../../shared/features/doubt/judge-doubt.ts'

const ours = {
  countryCode: '63',
  phones: ['+63 2 8000 0000', '+63 917 123 4567'],
  emails: ['care@sample-peso.example'],
  hosts: ['www.sample-peso.example'],
  names: ['Sample Peso Lending', 'SPL0004711']
}

describe('a text that somebody doubts', () => {
  test.each([
    ['+63 2 8000 0000', 'phone'],
    ['(02) 8000-0000', 'phone'],
    ['0917 123 4567', 'phone'],
    ['639171234567', 'phone'],
    ['00639171234567', 'phone'],
    ['Care@Sample-Peso.example', 'email'],
    ['https://www.sample-peso.example/order.html?a=1', 'link'],
    ['WWW.SAMPLE-PESO.EXAMPLE', 'link'],
    ['SAMPLE  PESO LENDING', 'name'],
    ['spl 0004711', 'name']
  ])('%s is ours, however it is written', (typed, kind) => {
    expect(judgeDoubt(typed, ours)).toMatchObject({ kind, verdict: 'ours' })
  })

  test.each([
    ['0917 123 4568', 'phone'],
    ['care@sample-pes0.example', 'email'],
    ['care@sarnple-peso.example', 'email'],
    ['cares@sample-peso.example', 'email'],
    ['collector@sample-peso.example', 'email'],
    ['https://www.sаmple-peso.example/pay', 'link'],
    ['www.sample-peso.example.pay.example', 'link'],
    ['https://www.sample-peso.example@evil.example', 'link'],
    ['www.sample-pesso.example', 'link'],
    ['Sample Pezo Lending', 'name'],
    ['Samp1e Peso Lending', 'name'],
    ['Sample Peso Lending Collections', 'name']
  ])('%s looks like ours and is not', (typed, kind) => {
    expect(judgeDoubt(typed, ours)).toMatchObject({ kind, verdict: 'near' })
  })

  test.each([
    ['0918 555 0000', 'phone'],
    ['somebody@mail.example', 'email'],
    ['https://other.example', 'link'],
    ['Juana Halimbawa', 'name'],
    ['a'.repeat(5000), 'name']
  ])('%s is nobody’s that we know', (typed, kind) => {
    expect(judgeDoubt(typed, ours)).toEqual({ kind, verdict: 'unknown', like: '' })
  })

  test('nothing typed is no doubt', () => {
    expect(judgeDoubt('  ', ours)).toBeUndefined()
  })
})
