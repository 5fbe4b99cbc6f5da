import { company } from '../../config/company.ts'

/** Where anybody can check a paper: behind the `#`, which is sent nowhere. */
export const checkPage = `${company.siteOrigin}${import.meta.env.BASE_URL}verify.html`
