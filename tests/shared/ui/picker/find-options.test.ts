// @vitest-environment node
import { expect, test } from 'vitest'
import { findOptions } from '../../../../shared/ui/picker/find-options.ts'

const city = (name: string) => ({ name, type: name, children: [] })
const provinces = [
  { name: 'Laguna', type: 'P1', children: [city('Biñan'), city('San Pablo')] },
  { name: 'Batangas', type: 'P2', children: [city('Batangas City'), city('Lipa')] }
]

const names = (query: string) =>
  findOptions(provinces, query).map(({ option, group }) =>
    group ? `${option.name} in ${group.name}` : option.name
  )

test.each([
  ['', ['Laguna', 'Batangas']],
  ['  ', ['Laguna', 'Batangas']],
  ['BINAN', ['Biñan in Laguna']],
  ['bat', ['Batangas', 'Batangas City in Batangas']],
  ['pablo san', ['San Pablo in Laguna']],
  ['(', []],
  ['manila', []]
])('"%s" finds %j', (query, found) => {
  expect(names(query)).toEqual(found)
})
