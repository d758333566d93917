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

/** The name of a page's document: its path, with `one` for what is different each time. */
export const documentName = (page: string) =>
  page === '/' ? 'home' : page.slice(1).replace(/\$\w+/, 'one')
