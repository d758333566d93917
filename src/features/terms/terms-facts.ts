/** The operator's own data in the terms (`config.json`). */
export interface TermsFacts {
  siteName: string
  contactEmail: string
}

/** The date on which the terms last changed. */
export const TERMS_LAST_CHANGE_DATE = '2026-11-01'
