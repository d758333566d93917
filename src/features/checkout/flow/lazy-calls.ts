import { download } from '#api/cache/download.ts'

export const loadDriverProblems = download(() => import('./calls/driver-problems.ts'))

/**
 * Loads the charts that place a booking and pay for it, with their calls. Loaded before anything can be booked:
 * otherwise, a car could be held for a customer who cannot pay.
 */
export const loadBookingCharts = download(() => import('./booking-charts.ts'))
