/** First path segments of personal pages, and of pages that are useless without context. */
const PRIVATE_SEGMENTS = new Set([
  'activate',
  'booking',
  'bookings',
  'change-password',
  'checkout',
  'checkout-session',
  'forgot-password',
  'notifications',
  'reset-password',
  'settings',
])

/** Whether search engines must not index a page. Matches the app's head tags. */
export const isPrivatePage = (path: string): boolean =>
  PRIVATE_SEGMENTS.has(path.split('/')[1] ?? '')
