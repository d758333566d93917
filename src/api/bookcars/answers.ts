/** Converts responses of a BookCars backend to our contract (WIRE-79), so that all callers see the same types. */
import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']

/** Returns a name as text. The location names in a booking are lists with one element. */
export function toDisplayName(name: string | readonly string[] | null | undefined): string {
  return (typeof name === 'string' ? name : name?.[0]) ?? ''
}

export function normalizeDisplayName<Row extends { name: string | readonly string[] }>(row: Row) {
  return { ...row, name: toDisplayName(row.name) }
}

/** Returns the populated seasons: `dateBasedPrices` is missing when empty, and may contain only ids. */
export function listSeasons(
  seasons: readonly (string | Schemas['DateBasedPrice'])[] | null | undefined,
): Schemas['DateBasedPrice'][] {
  return (seasons ?? []).filter((season) => typeof season === 'object')
}

/** The message of the 403 for a call without a session, for which our server returns 401. */
const NO_SESSION_MESSAGE = 'No token provided!'

/**
 * Returns the status that our server would send (RFC 9110: 401 without credentials, 403 with insufficient
 * ones).
 */
export const toStatus = (status: number, body: unknown): number =>
  status === 403 && hasMessage(body) && body.message === NO_SESSION_MESSAGE ? 401 : status

const INVALID_FIELD_PATTERN =
  /\b(User|AdditionalDriver) validation failed: (phone|email|fullName|birthDate):/

/**
 * Parses the invalid field from the text of a 400 (`ValidationError: User validation failed: phone: …`).
 * Returns its paths in forms and in checkout, or undefined.
 *
 * The backend's phone number rule is stricter than ours, so it can reject a number that the form accepted.
 */
export function readInvalidFields(body: unknown): string[] | undefined {
  const [, model, field] = (typeof body === 'string' && INVALID_FIELD_PATTERN.exec(body)) || []
  if (!field) return undefined
  return model === 'User' ? [`/${field}`, `/driver/${field}`] : [`/additionalDriver/${field}`]
}

const hasMessage = (body: unknown): body is { message: unknown } =>
  typeof body === 'object' && body !== null && 'message' in body
