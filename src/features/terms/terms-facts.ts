/** The operator's own data in the terms (`config.json`). */
export interface TermsFacts {
  siteName: string
  contactEmail: string
}

/** The date of the latest change of their texts. */
export const TERMS_SINCE = '2026-11-01'
