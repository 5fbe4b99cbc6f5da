import { describe, expect, test } from 'vitest'
import { queryOfPlace, readPlace } from '../../../pages/workbench/place.ts'
import { settingsOf } from '../../../pages/workbench/settings.ts'
import { switches } from '../../../pages/workbench/switches.ts'

describe('the address of the workbench', () => {
  test('is empty while everything is as it is at first', () => {
    expect(queryOfPlace(readPlace({}))).toEqual({})
  })

  test('has all that is chosen, and reads it again', () => {
    const query = {
      state: 'order-due',
      view: 'grid',
      tab: 'pay',
      language: 'fil',
      fault: 'http-500',
      on: '/v3/loan-details/loan-details',
      screen: '320',
      text: '200',
      look: 'forced',
      network: 'slow',
      clock: 'weeks',
      borrower: 'second',
      app: 'app'
    }
    expect(queryOfPlace(readPlace(query))).toEqual(query)
    expect(Object.keys(query)).toEqual(expect.arrayContaining(Object.keys(switches)))
  })

  test('takes nothing that is no choice', () => {
    expect(readPlace({ screen: '7', view: 'x', tab: '', look: 'constructor' })).toEqual(
      readPlace({})
    )
  })
})

describe('the settings of the frame', () => {
  test('is nothing while everything is as it is at first', () => {
    expect(settingsOf(readPlace({}))).toEqual({
      ahead: 0,
      call: {},
      text: '',
      look: 'phone',
      app: '',
      edits: {}
    })
  })

  test('is fault, network, clock, text, looks and app', () => {
    const place = readPlace({
      fault: 'html',
      on: '/v3/x',
      network: 'slow',
      clock: 'days',
      text: '200',
      look: 'dark',
      app: 'app'
    })
    const ahead = 3 * 86_400_000
    expect(settingsOf(place, { 'GET /a': '{}' })).toEqual({
      ahead,
      call: { fault: 'html', faultOn: '/v3/x', delay: '2000', clock: String(ahead) },
      text: '200%',
      look: 'dark',
      app: 'loanApp',
      edits: { 'GET /a': '{}' }
    })
  })

  test('has no call with a fault where there is no fault', () => {
    expect(settingsOf(readPlace({ on: '/v3/x' })).call).toEqual({})
  })

  test('leaves the sandbox its time where only the phone is ahead', () => {
    const { ahead, call } = settingsOf(readPlace({ clock: 'phone-hour' }))
    expect(ahead).toBe(3_600_000)
    expect(call).toEqual({})
  })
})
