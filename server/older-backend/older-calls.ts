import { type ContractOperation, matchCall } from '../contract/contract.ts'
import { isOwnCall, requestSchema, withoutExtensions } from './extensions.ts'

/** Only for the staff of suppliers and administrators. */
const STAFF_CALLS = ['updateBooking', 'updateBookingStatus', 'deleteBookings']

/** Extensions that exist there in another format. */
const OTHER_FORMAT_CALLS = ['signInStaff', ...STAFF_CALLS]

/** The paths of files there and here. */
const FILES: readonly [RegExp, string][] = [
  [/^\/cdn\/bookcars\/users\//, '/api/avatars/'],
  [/^\/cdn\/bookcars\/(temp\/)?licenses\//, '/api/licenses/'],
]

const text = (status: number, words: string) =>
  new Response(words, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

export interface OlderCall {
  request: Request
  /** Null for a file or a page. */
  operation: ContractOperation | null
}

/** The request as an older backend reads it, or its error for unsupported ones. */
export async function olderCall(
  request: Request,
  isStaff: (request: Request) => boolean,
): Promise<OlderCall | Response> {
  const url = new URL(request.url)
  const file = FILES.find(([there]) => there.test(url.pathname))
  if (file) {
    url.pathname = url.pathname.replace(...file)
    return { request: new Request(url, request), operation: null }
  }
  if (!/^\/api\//i.test(url.pathname)) return { request, operation: null }

  const { operation } = matchCall(request.method, url.pathname)
  const isThere = operation && OTHER_FORMAT_CALLS.includes(operation.id)
  if (!operation || (isOwnCall(operation.path, operation.method) && !isThere)) {
    return text(404, `Cannot ${request.method} ${url.pathname}`)
  }
  if (STAFF_CALLS.includes(operation.id) && !isStaff(request)) {
    return text(403, 'Require Supplier or Admin Role!')
  }
  const older = await asOlderRequest(request, url, operation)
  return operation.id === 'updateBooking' && !(await namesStatus(older))
    ? text(400, "Booking validation failed: status: can't be blank")
    : { request: older, operation }
}

async function namesStatus(request: Request): Promise<boolean> {
  const body = (await request.clone().json()) as { booking?: { status?: string } }
  return body.booking?.status !== undefined
}

/**
 * The same call without what only our own server reads: idempotency, dates of a car, order, tabs.
 */
async function asOlderRequest(
  request: Request,
  url: URL,
  { body, path, method }: ContractOperation,
): Promise<Request> {
  for (const [name] of new URLSearchParams(url.searchParams)) {
    if (name !== 's') url.searchParams.delete(name)
  }
  const headers = new Headers(request.headers)
  headers.delete('idempotency-key')
  headers.delete('accept-encoding')
  if (body !== 'json') return new Request(url, new Request(request, { headers }))

  const raw = await request.text()
  headers.delete('content-length')
  return new Request(url, { method, headers, body: olderBody(raw, requestSchema(path, method)) })
}

function olderBody(raw: string, schema: unknown): string {
  try {
    const known = withoutExtensions(JSON.parse(raw), schema)
    const hidesTaken = typeof known === 'object' && known !== null && 'carSpecs' in known
    return JSON.stringify(hidesTaken ? { ...known, includeAlreadyBookedCars: false } : known)
  } catch {
    return raw
  }
}
