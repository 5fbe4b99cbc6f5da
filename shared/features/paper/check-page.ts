import { company } from '../../config/company.ts'

/** A paper follows the `#`, which is never sent. */
export const checkPage = `${company.siteOrigin}${import.meta.env.BASE_URL}verify.html`
