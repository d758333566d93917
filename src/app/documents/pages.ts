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

/** Those that write no date, and check none: they do without what the browser prepares for the first. */
export const DATELESS_PAGES: ReadonlySet<string> = new Set(['/sign-in', '/forgot-password'])

/** An address that no route has: its document is the page of all such addresses. */
export const UNKNOWN_PAGE = '/nothing/here'

/**
 * The pages of which a build draws what is the same for everybody, with the room of the rest (decision 055);
 * and what their address must say for it to be this page.
 */
export const FRAMED_PAGES = {
  '/search': ['p', 'f', 't'],
  '/car/$carId': [],
  '/checkout': ['c', 'p', 'f', 't'],
} as const satisfies Record<string, readonly string[]>

/** The name of a page's document: its path, with `one` for what is different each time. */
export const documentName = (page: string) =>
  page === '/' ? 'home' : page.slice(1).replace(/\$\w+/, 'one')
