import { download } from '#api/cache/download.ts'

export const loadDriverProblems = download(() => import('./calls/driver-problems.ts'))

/**
 * Loads the charts that place a booking and pay for it, with their calls. They must be loaded before booking:
 * otherwise, a car could be held for a customer who cannot pay.
 */
export const loadBookingCharts = download(() => import('./booking-charts.ts'))
