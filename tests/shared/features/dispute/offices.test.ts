import { expect, test } from 'vitest'
import { company } from '../../../../shared/config/company.ts'
import { formPage } from '../../../../shared/features/dispute/ladder.ts'
import { companyOffices, waitText } from '../../../../shared/features/dispute/offices.ts'

const office = { name: 'SEC', afterDays: 10 }

test('a borrower asks the lender, then his grievance officer, then the regulators', () => {
  const [service, officer, ...regulators] = companyOffices()
  expect(service).toEqual({ name: 'Customer service', afterDays: company.answerDays })
  expect(officer).toMatchObject({ name: company.grievance.officer })
  expect(officer).not.toHaveProperty('officer')
  expect(regulators).toEqual(company.regulators)
})

test('an office says after how many days it can be asked, and how they are counted', () => {
  expect(waitText({ ...office, afterDays: 0 })).toBe('At any time')
  expect(waitText(office)).toBe('From 10 working days after your complaint')
  expect(waitText({ ...office, countsCalendarDays: true })).toBe(
    'From 10 days after your complaint'
  )
})

test('a complaint is sent by the page for complaints, else by the office’s own', () => {
  expect(formPage({ ...office, website: 'https://a.example' })).toBe('https://a.example')
  expect(
    formPage({ ...office, website: 'https://a.example', complaintsPage: 'https://b.example' })
  ).toBe('https://b.example')
})
