import { expect, test } from 'vitest'
import {
  emailWay,
  opener,
  phoneWay
} from '../../../../shared/features/contact-ways/contact-methods.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const { navigations } = prepareBackend()

test('a letter opens in the phone’s own mail', () => {
  const way = emailWay('care@sample-peso.example')
  expect(way).toMatchObject({ kind: 'email', value: 'care@sample-peso.example' })
  way.open?.()
  expect(navigations).toEqual(['assign mailto:care@sample-peso.example'])
})

test('an address that no mail can be sent to can only be copied', () => {
  expect(emailWay('care at sample').open).toBeUndefined()
  expect(opener(undefined)).toBeUndefined()
})

test('a call is made by the app', () => {
  const messages = stubApp()
  const way = phoneWay('+63 2 8000 0000')
  expect(way).toMatchObject({ kind: 'phone', value: '+63 2 8000 0000' })
  way.open?.()
  expect(messages).toEqual([{ action: 'callPhone', payload: '+63 2 8000 0000' }])
})
