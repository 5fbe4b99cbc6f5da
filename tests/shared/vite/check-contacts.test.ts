// @vitest-environment node
import { expect, test } from 'vitest'
import { contactProblems } from '../../../shared/vite/check-contacts.ts'
import { releaseWarnings } from '../../../shared/vite/warnings.ts'
import { loadedBrand } from '../../setup/loaded-brand.ts'

test.each(['+63 2 8000 0000', '(02) 8000-0000', '1800 123 4567', '8888', '+91-22-4000-0000', ''])(
  '%s can be dialled',
  phone => {
    expect(contactProblems({ phone }, 'company')).toEqual([])
  }
)

test.each(['+63 2 soon', 'call us', '02', '+63 2 8000 0000 or 0001', '0'.repeat(30)])(
  '%s is no number',
  phone => {
    const problem = `company.phone is ${phone}, no telephone number`
    expect(contactProblems({ phone }, 'company')).toEqual([problem])
  }
)

test.each(['care', 'care@sample', 'care @sample.example', 'a@b@sample.example'])(
  '%s is no address of e-mail',
  privacyEmail => {
    const problem = `company.privacyEmail is ${privacyEmail}, no e-mail address`
    expect(contactProblems({ privacyEmail }, 'company')).toEqual([problem])
  }
)

test('a number is looked for in every part of the settings, and nothing else is taken for one', () => {
  const company = {
    name: 'Phone company',
    address: undefined,
    grievance: { phone: 'x1', email: 'care@sample.example' },
    collectors: [{ name: 'A' }, { name: 'B', email: 'b' }]
  }
  expect(contactProblems(company, 'company')).toEqual([
    'company.grievance.phone is x1, no telephone number',
    'company.collectors.1.email is b, no e-mail address'
  ])
})

test('a brand hears of them before it is published', async () => {
  const chosen = await loadedBrand('in')
  expect(releaseWarnings(chosen).join()).not.toMatch(/no telephone number|no e-mail/)
  const brand = { ...chosen.brand, servicePhone: 'soon' }
  const company = { ...chosen.company, email: 'soon' }
  const warnings = releaseWarnings({ ...chosen, brand, company })
  expect(warnings).toContain('Brand in: brand.servicePhone is soon, no telephone number.')
  expect(warnings).toContain('Brand in: company.email is soon, no e-mail address.')
})
