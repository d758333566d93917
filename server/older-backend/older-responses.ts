import type { ContractOperation } from '../contract/contract.ts'
import { findResponseSchema, removeExtensions } from './extensions.ts'

/** Calls whose responses contain locations with a one-item list of names. */
const BOOKING_CALLS = ['readBooking', 'listBookings']

/**
 * The status that an older backend returns for each of our statuses; 400 by default. The response for an
 * unknown record is empty; other errors are plain text.
 */
const OLDER_STATUSES: Readonly<Record<number, number>> = {
  401: 401,
  403: 403,
  404: 204,
  410: 204,
  501: 404,
}

/** Converts our server's response to that of an older backend. */
export async function toOlderResponse(
  { id, path, method }: ContractOperation,
  response: Response,
  hasSession: boolean,
): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  if (status >= 400) {
    const older = OLDER_STATUSES[status] ?? 400
    if (older === 204) return new Response(null, { status: older })
    headers.delete('retry-after')
    if (older === 401) {
      headers.set('content-type', 'application/json; charset=utf-8')
      const message = hasSession ? 'Unauthorized!' : 'No token provided!'
      return new Response(JSON.stringify({ message }), { status: hasSession ? 401 : 403, headers })
    }
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response('Bad request', { status: older, headers })
  }
  if (!headers.get('content-type')?.startsWith('application/json')) return response

  const value: unknown = await response.json()
  const known = removeExtensions(value, findResponseSchema(path, method, status))
  const older = BOOKING_CALLS.includes(id) ? replaceNames(known) : known
  return new Response(JSON.stringify(older), { status, headers })
}

function replaceNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      /^(pickup|dropOff)Location$/.test(name) ? replaceName(part) : replaceNames(part),
    ]),
  )
}

const replaceName = (location: unknown): unknown =>
  typeof location === 'object' && location !== null && 'name' in location
    ? { ...location, name: [location.name] }
    : location
