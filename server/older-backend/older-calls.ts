import { type ContractOperation, matchCall } from '../contract/contract.ts'
import { isOwnCall, findRequestSchema, removeExtensions } from './extensions.ts'

/** Calls only for suppliers and administrators. */
const STAFF_CALLS = ['updateBooking', 'updateBookingStatus', 'deleteBookings']

/** Extensions that BookCars supports in another format. */
const OTHER_FORMAT_CALLS = ['signInStaff', ...STAFF_CALLS]

/** File paths in BookCars and on our server. */
const FILE_PATHS: readonly [RegExp, string][] = [
  [/^\/cdn\/bookcars\/users\//, '/api/avatars/'],
  [/^\/cdn\/bookcars\/(temp\/)?licenses\//, '/api/licenses/'],
]

const createTextResponse = (status: number, words: string) =>
  new Response(words, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

export interface OlderCall {
  request: Request
  /** Null for a file or a page. */
  operation: ContractOperation | null
}

/**
 * Converts a request to the format of an older backend. Returns that backend's error for an unsupported call.
 */
export async function toOlderCall(
  request: Request,
  isStaff: (request: Request) => boolean,
): Promise<OlderCall | Response> {
  const url = new URL(request.url)
  const file = FILE_PATHS.find(([pattern]) => pattern.test(url.pathname))
  if (file) {
    url.pathname = url.pathname.replace(...file)
    return { request: new Request(url, request), operation: null }
  }
  if (!/^\/api\//i.test(url.pathname)) return { request, operation: null }

  const { operation } = matchCall(request.method, url.pathname)
  const isSupported = operation && OTHER_FORMAT_CALLS.includes(operation.id)
  if (!operation || (isOwnCall(operation.path, operation.method) && !isSupported)) {
    return createTextResponse(404, `Cannot ${request.method} ${url.pathname}`)
  }
  if (STAFF_CALLS.includes(operation.id) && !isStaff(request)) {
    return createTextResponse(403, 'Require Supplier or Admin Role!')
  }
  const older = await toOlderRequest(request, url, operation)
  return operation.id === 'updateBooking' && !(await hasStatus(older))
    ? createTextResponse(400, "Booking validation failed: status: can't be blank")
    : { request: older, operation }
}

async function hasStatus(request: Request): Promise<boolean> {
  const body = (await request.clone().json()) as { booking?: { status?: string } }
  return body.booking?.status !== undefined
}

/** Removes what only our own server reads: idempotency keys, a car's dates, sort orders and tabs. */
async function toOlderRequest(
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
  return new Request(url, {
    method,
    headers,
    body: toOlderBody(raw, findRequestSchema(path, method)),
  })
}

function toOlderBody(raw: string, schema: unknown): string {
  try {
    const known = removeExtensions(JSON.parse(raw), schema)
    const hidesTaken = typeof known === 'object' && known !== null && 'carSpecs' in known
    return JSON.stringify(hidesTaken ? { ...known, includeAlreadyBookedCars: false } : known)
  } catch {
    return raw
  }
}
