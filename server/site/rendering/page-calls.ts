/** Calls by POST that only read: everything else by POST may write, and rendering a page writes nothing. */
const READS = [
  /^\/api\/frontend-suppliers$/i,
  /^\/api\/frontend-cars\/\d+\/\d+$/i,
  /^\/api\/nearby-offers\/\w+$/i,
  /^\/api\/bookings\/\d+\/\d+\/\w+$/i,
  /^\/api\/booking-cars\/\d+\/\d+$/i,
]

/** Whether a page may make a call while it is rendered. */
export function isPageCall({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  if (method === 'GET') return true
  const { pathname } = new URL(url)
  return method === 'POST' && READS.some((read) => read.test(pathname))
}
