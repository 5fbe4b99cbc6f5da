import { company } from '../../config/company.ts'

/** Under the lender's name: registrations, address, how to reach it. */
export function lenderLines(): string[] {
  const registrations = company.registrations.map(({ label, number }) => `${label} ${number}`)
  return [registrations.join(' · '), company.address, `${company.phone} · ${company.email}`]
}
