/** What an operator of the site puts into the terms (`config.json`). */
export interface TermsFacts {
  siteName: string
  contactEmail: string
}

/** The day of the latest change of their texts. */
export const TERMS_SINCE = '2026-11-01'
