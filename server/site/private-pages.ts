/** First path segments of personal pages, and of pages that are useless without context. */
const PRIVATE = new Set([
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

/** Whether search engines must not index a page; the app's own head agrees. */
export const isPrivatePage = (path: string): boolean => PRIVATE.has(path.split('/')[1] ?? '')
