/** Pages opened by emailed links, whose parameter `t` is a secret. */
export const PASSWORD_PAGE_PATTERN = /^\/(activate|reset-password)\/?$/
export const BOOKING_PAGE_PATTERN = /^\/booking\/?$/

interface PageUrl {
  pathname: string
  searchParams: { has: (name: string) => boolean }
}

/** Whether a URL contains the secret of a link. */
export const hasLinkSecret = ({ pathname, searchParams }: PageUrl): boolean =>
  (PASSWORD_PAGE_PATTERN.test(pathname) || BOOKING_PAGE_PATTERN.test(pathname)) &&
  searchParams.has('t')
