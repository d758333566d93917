/** Converts responses of a BookCars backend to our contract (WIRE-79), so that all callers see the same types. */
import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']

/** The names of a booking's locations are lists of one. */
export function displayName(name: string | readonly string[] | null | undefined): string {
  return (typeof name === 'string' ? name : name?.[0]) ?? ''
}

/** The same row with its name as text. */
export function named<Row extends { name: string | readonly string[] }>(row: Row) {
  return { ...row, name: displayName(row.name) }
}

/** `dateBasedPrices` is missing when empty, or contains identifiers. */
export function listSeasons(
  seasons: readonly (string | Schemas['DateBasedPrice'])[] | null | undefined,
): Schemas['DateBasedPrice'][] {
  return (seasons ?? []).filter((season) => typeof season === 'object')
}

/** The message of the 403 for a call without a session; our server responds 401. */
const NO_SESSION = 'No token provided!'

/** The status that our server would send (RFC 9110: 401 without credentials, 403 with insufficient ones). */
export const toStatus = (status: number, body: unknown): number =>
  status === 403 && hasMessage(body) && body.message === NO_SESSION ? 401 : status

const WRONG_FIELD = /\b(User|AdditionalDriver) validation failed: (phone|email|fullName|birthDate):/

/**
 * The field that the text of a 400 names (`ValidationError: User validation failed: phone: …`), at the paths where
 * forms and checkout look for it. The backend's rule for phone numbers is stricter than ours.
 */
export function readInvalidFields(body: unknown): string[] | undefined {
  const [, model, field] = (typeof body === 'string' && WRONG_FIELD.exec(body)) || []
  if (!field) return undefined
  return model === 'User' ? [`/${field}`, `/driver/${field}`] : [`/additionalDriver/${field}`]
}

const hasMessage = (body: unknown): body is { message: unknown } =>
  typeof body === 'object' && body !== null && 'message' in body
