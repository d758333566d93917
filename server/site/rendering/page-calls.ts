/** POST calls that only read. All others may write, which is not allowed during rendering. */
const READ_PATHS = [
  /^\/api\/frontend-suppliers$/i,
  /^\/api\/frontend-cars\/\d+\/\d+$/i,
  /^\/api\/nearby-offers\/\w+$/i,
  /^\/api\/bookings\/\d+\/\d+\/\w+$/i,
  /^\/api\/booking-cars\/\d+\/\d+$/i,
]

/** Whether a page may make a call during rendering. */
export function isPageCall({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  if (method === 'GET') return true
  const { pathname } = new URL(url)
  return method === 'POST' && READ_PATHS.some((read) => read.test(pathname))
}

/** Whether the response depends on the visitor's network, and must not be shared with other visitors. */
export const dependsOnNetwork = ({ url }: Pick<Request, 'url'>): boolean =>
  /^\/api\/country-code$/i.test(new URL(url).pathname)

const TIMEOUT_MS = 3000

/** Sends a page's call over the network. */
export const sendPageCall = (call: Request) =>
  fetch(call, { signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Adds headers of the visitor's request to the call, as if the visitor had made it. */
export function addVisitorHeaders(
  request: Request,
  call: Request,
  names: readonly string[] = VISITOR_HEADERS,
): Request {
  const headers = new Headers(call.headers)
  for (const name of names) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(call, { headers })
}

/** A page request's header that names a scenario. Through it, browser tests control the page's calls. */
export const PAGE_SCENARIO_HEADER = 'x-page-scenario'

/** For browser tests: adds the page's scenario to the call. */
export function addScenario(request: Request, call: Request): Request {
  const scenario = request.headers.get(PAGE_SCENARIO_HEADER)
  if (!scenario) return call
  const headers = new Headers(call.headers)
  headers.set('x-scenario', scenario)
  return new Request(call, { headers })
}

const VISITOR_HEADERS = [
  'cookie',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-proto',
]
