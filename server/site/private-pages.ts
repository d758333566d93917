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

/** Whether search engines are told to leave a page out, as the app's own head tells them. */
export const isPrivatePage = (path: string): boolean => PRIVATE.has(path.split('/')[1] ?? '')
