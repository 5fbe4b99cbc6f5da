// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { postAction } from '../../../shared/bridge/bridge.ts'
import { brand } from '../../../shared/config/brand.ts'
import { bridgeWire } from '../../../shared/config/bridge-wire.ts'
import { bridgeSchema, bridgeTypes } from '../../../shared/tools/bridge-contract.ts'
import { stubApp } from '../../setup/app.ts'

const words = { ...bridgeWire.actions, goBack: 'back' }

test('the schema has one message for each action, by the word of the wire', () => {
  const { oneOf } = bridgeSchema(words)
  expect(oneOf.map(({ title }) => title)).toEqual(Object.keys(bridgeWire.actions))
  expect(oneOf.find(({ title }) => title === 'goBack')).toMatchObject({
    properties: { action: { const: 'back' } },
    required: ['action'],
    additionalProperties: false
  })
})

test('a page posts messages of the schema', () => {
  const messages = stubApp()
  postAction('callPhone', '+63 2 8000 0000')
  postAction('goHome')
  const { oneOf } = bridgeSchema(bridgeWire.actions)
  for (const message of messages) {
    const schema = oneOf.find(each => each.properties.action.const === message.action)
    expect(schema?.required).toEqual(Object.keys(message))
  }
  expect(messages).toHaveLength(2)
})

test('the types name every word and both functions of the page', () => {
  const types = bridgeTypes(words)
  for (const word of Object.values(words)) expect(types).toContain(`action: "${word}"`)
  expect(types).toContain('onNativeBack(): boolean')
  expect(types).toContain('refreshCommonParams(query: string): void')
})

test('the description of a link names the schemes of the brand’s wallets', () => {
  expect(brand.payApps.length).toBeGreaterThan(0)
  for (const scheme of brand.payApps) expect(bridgeTypes(words)).toContain(` ${scheme}:`)
})
