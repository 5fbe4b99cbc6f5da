import { afterEach, expect, test, vi } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { brand as indian } from '../../../../shared/config/brands/in/brand.ts'
import { brand as philippine } from '../../../../shared/config/brands/ph/brand.ts'
import { company } from '../../../../shared/config/company.ts'
import { judgeDoubt } from '../../../../shared/features/doubt/judge-doubt.ts'
import { ourFacts } from '../../../../shared/features/doubt/our-facts.ts'

const { collectors } = company

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(company, { collectors })
})

test('the facts of the lender are each stated once, without the empty ones', () => {
  vi.spyOn(brand, 'servicePhone', 'get').mockReturnValue(company.phone)
  const facts = ourFacts()
  expect(facts).toEqual({
    countryCode: '63',
    phones: ['+63 2 8000 0000', '+63 2 8000 0001', '+63 2 8000 0002'],
    emails: [
      'care@sample-peso.example',
      'grievance@sample-peso.example',
      'privacy@sample-peso.example'
    ],
    hosts: ['www.sample-peso.example'],
    names: ['Sample Peso Lending Inc.', 'Sample Peso Lending', brand.name, ...brand.payees].filter(
      (name, index, all) => all.indexOf(name) === index
    )
  })
})

test('whoever collects for the lender is one of ours, and so is a host of its links', () => {
  const collector = { name: 'Fair Collectors', phone: '+63 917 555 1234', email: 'we@fair.example' }
  Object.assign(company, { collectors: [collector, { name: 'Other Collectors' }] })
  vi.spyOn(brand, 'linkHosts', 'get').mockReturnValue(['pay.example'])
  const verdictOf = (text: string) => judgeDoubt(text, ourFacts())?.verdict
  expect(verdictOf('0917 555 1234')).toBe('ours')
  expect(verdictOf('we@fair.example')).toBe('ours')
  expect(verdictOf('Fair Collectors')).toBe('ours')
  expect(verdictOf('https://pay.example/1')).toBe('ours')
  expect(ourFacts().phones).not.toContain(undefined)
})

test.each([philippine, indian])(
  'whoever $name states as paid is ours',
  ({ billerName, name, payees }) => {
    vi.spyOn(brand, 'payees', 'get').mockReturnValue([...payees, billerName, name])
    const facts = ourFacts()
    const verdicts = facts.names.map(each => judgeDoubt(each, facts)?.verdict)
    expect(new Set(verdicts)).toEqual(new Set(['ours']))
    expect(facts.names).toEqual(expect.arrayContaining([...payees]))
  }
)
