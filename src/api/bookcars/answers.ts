/**
 * Answers of a BookCars backend in the shapes of our contract (WIRE-79). Whatever asks through the client sees
 * one shape.
 */
import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']

/** The names of a booking's places come as a list of one. */
export function displayName(name: string | readonly string[] | null | undefined): string {
  return (typeof name === 'string' ? name : name?.[0]) ?? ''
}

/** The same row with its name as text. */
export function named<Row extends { name: string | readonly string[] }>(row: Row) {
  return { ...row, name: displayName(row.name) }
}

/** `dateBasedPrices` is missing when there are none, or has identifiers. */
export function listSeasons(
  seasons: readonly (string | Schemas['DateBasedPrice'])[] | null | undefined,
): Schemas['DateBasedPrice'][] {
  return (seasons ?? []).filter((season) => typeof season === 'object')
}

/** The message of the 403 for a call without a session; our server answers 401. */
const NO_SESSION = 'No token provided!'

/** The status of a refusal, as our server would send it (RFC 9110: 401 without credentials, 403 with insufficient ones). */
export const toStatus = (status: number, body: unknown): number =>
  status === 403 && hasMessage(body) && body.message === NO_SESSION ? 401 : status

const WRONG_FIELD = /\b(User|AdditionalDriver) validation failed: (phone|email|fullName|birthDate):/

/**
 * The field that the text of a 400 names (`ValidationError: User validation failed: phone: …`), with the places
 * where forms and checkout look for it. The backend's rule for phone numbers accepts fewer than ours.
 */
export function readWrongFields(body: unknown): string[] | undefined {
  const [, model, field] = (typeof body === 'string' && WRONG_FIELD.exec(body)) || []
  if (!field) return undefined
  return model === 'User' ? [`/${field}`, `/driver/${field}`] : [`/additionalDriver/${field}`]
}

const hasMessage = (body: unknown): body is { message: unknown } =>
  typeof body === 'object' && body !== null && 'message' in body
