/** Pages opened by emailed links, which have a secret in the parameter `t`. */
export const PASSWORD_PAGES = /^\/(activate|reset-password)\/?$/
export const BOOKING_PAGE = /^\/booking\/?$/

interface Address {
  pathname: string
  searchParams: { has: (name: string) => boolean }
}

/** Whether a URL contains the secret of a link. */
export const hasLinkSecret = ({ pathname, searchParams }: Address): boolean =>
  (PASSWORD_PAGES.test(pathname) || BOOKING_PAGE.test(pathname)) && searchParams.has('t')
