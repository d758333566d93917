/** By the first word of their paths: pages of one person, and those that lead nowhere by themselves. */
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

/** Whether search engines must leave a page out, as in the app's own head. */
export const isPrivatePage = (path: string): boolean => PRIVATE.has(path.split('/')[1] ?? '')
