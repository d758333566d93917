import { download } from '#api/cache/download.ts'

export const loadDriverProblems = download(() => import('./calls/driver-problems.ts'))

/**
 * Loads the charts that place and pay for a booking, with their calls. They are loaded before anything can be
 * booked: otherwise a car could be held for a customer who cannot pay for it.
 */
export const loadBookingCharts = download(() => import('./booking-charts.ts'))
