import { act } from 'react'
import { expect, test } from 'vitest'
import { PickerSheet } from '../../../../shared/ui/picker/picker-sheet.tsx'
import { prepareRoot } from '../../../setup/react-root.ts'

const city = { name: 'Biñan', type: 'c1', children: [] }
const options = [{ name: 'Laguna', type: 'p1', children: [city] }]
const texts = { nothingFound: 'Nothing found', allProvinces: 'All provinces' }
const leave = () => {}

test('a province that is chosen is read, and so is the way back to all', async () => {
  const { host, root } = prepareRoot()
  await act(() =>
    root.render(
      <PickerSheet
        id="list"
        title="City"
        value=""
        {...{ options, texts }}
        onChoose={leave}
        onClose={leave}
      />
    )
  )
  const focused = () => document.activeElement?.textContent
  expect(focused()).toBe('City')
  const tap = async (name: string) => {
    const button = [...host.querySelectorAll('button')].find(each => each.textContent === name)
    button?.focus()
    await act(() => button?.click())
  }
  await tap('Laguna')
  expect(focused()).toBe('Laguna')
  await tap('All provinces')
  expect(focused()).toBe('City')
})
