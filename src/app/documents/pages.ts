/** The pages that a build draws as documents, one for each language (decision 055). */
export const DOCUMENT_PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/about',
  '/contact',
  '/cookie-policy',
  '/faq',
  '/privacy',
  '/tos',
] as const

/** An address that no route has: its document is the page of all such addresses. */
export const UNKNOWN_PAGE = '/nothing/here'
