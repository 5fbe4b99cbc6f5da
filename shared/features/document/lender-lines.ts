import { company } from '../../config/company.ts'

export function lenderLines(): string[] {
  const registrations = company.registrations.map(({ label, number }) => `${label} ${number}`)
  return [...registrations, company.address, company.phone, company.email]
}
