import { importJWK, SignJWT } from 'jose'
import { company } from '../../shared/config/company.ts'
import type { SignedPaper } from '../../shared/features/paper/signed-paper.ts'
import { preparePaperKeys } from './prepare-paper-keys.ts'

/** Signs a paper as the lender's backend does. */
export async function signPaper(paper: Omit<SignedPaper, 'iss'>): Promise<string> {
  const secret = await preparePaperKeys()
  const key = await importJWK(secret, 'ES256')
  return new SignJWT({ v: 1, iss: company.siteOrigin, ...paper })
    .setProtectedHeader({ alg: 'ES256', kid: secret.kid ?? '' })
    .sign(key)
}
