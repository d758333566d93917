/**
 * Every difference between our contract and BookCars (WIRE-79), and nothing else. Below this
 * module an answer may have either shape; above it there is one.
 */
import { HOLDING_STATUSES } from '#domain/booking/booking-status.ts'
import { toMajor } from '#domain/money/money.ts'
import type { HttpProblem } from '#domain/service/problem.ts'
import type { components } from '#openapi/schema.d.ts'

type Schemas = components['schemas']

/** One page of a list and how many there are on all pages. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
}

/** Both send a list with one element whose `pageInfo` is a list, empty when nothing matches. */
export function toPage<Row>(
  answer: readonly { resultData?: readonly Row[]; pageInfo?: unknown }[],
): ListPage<Row> {
  const rows = [...(answer[0]?.resultData ?? [])]
  const info: unknown = answer[0]?.pageInfo
  const first: unknown = Array.isArray(info) ? info[0] : info
  const total = hasTotal(first) ? first.totalRecords : 0
  return { rows, total: Math.max(total, 0) }
}

/** BookCars sends the names of a booking's places as a list of one. */
export function displayName(name: string | readonly string[] | null | undefined): string {
  return (typeof name === 'string' ? name : name?.[0]) ?? ''
}

/** The same row with its name as text. */
export function named<Row extends { name: string | readonly string[] }>(row: Row) {
  return { ...row, name: displayName(row.name) }
}

/** A reference is an identifier, or the thing itself where the server filled it in. */
export type Reference<Thing extends { _id: string }> = string | Thing

export const referenceId = (reference: Reference<{ _id: string }>): string =>
  typeof reference === 'string' ? reference : reference._id

/** BookCars leaves `dateBasedPrices` out where there are none, or sends their identifiers. */
export function listSeasons(
  seasons: readonly (string | Schemas['DateBasedPrice'])[] | null | undefined,
): Schemas['DateBasedPrice'][] {
  return (seasons ?? []).filter((season) => typeof season === 'object')
}

/** A 204 or a 200 without a value says 'nothing there'; neither is a failure of these lists. */
export const rowsOrNone = <Row>(answer: readonly Row[] | null): Row[] => [...(answer ?? [])]

/**
 * After a 'no' to the question whether a payment has come: an older backend says it again for one
 * that it has confirmed before, and deletes the booking of one that has not come (WIRE-69, WIRE-35).
 * The booking tells them apart; null is one that is gone.
 */
export const statusAfterRefusal = (status: string | null): 'paid' | 'expired' =>
  HOLDING_STATUSES.some((holding) => holding === status) ? 'paid' : 'expired'

/** BookCars answers 403 with this message when no session came with the call; ours answers 401. */
const NO_SESSION = 'No token provided!'

/** The status of a refusal, as our server would send it (RFC 9110: 401 without credentials, 403 with insufficient ones). */
export const toStatus = (status: number, body: unknown): number =>
  status === 403 && hasMessage(body) && body.message === NO_SESSION ? 401 : status

/** An older backend's 400 is a text without a code; ours says which no it means. */
export const hasNoCode = (problem: HttpProblem): boolean =>
  problem.status === 400 && problem.code === undefined

const WRONG_FIELD = /\b(User|AdditionalDriver) validation failed: (phone|email|fullName|birthDate):/

/**
 * The field that an older backend's 400 names in its text (`ValidationError: User validation failed: phone:
 * …`), with the places where forms and checkout look for it. Its rule for phone numbers knows fewer than ours.
 */
export function olderFields(body: unknown): string[] | undefined {
  const [, model, field] = (typeof body === 'string' && WRONG_FIELD.exec(body)) || []
  if (!field) return undefined
  return model === 'User' ? [`/${field}`, `/driver/${field}`] : [`/additionalDriver/${field}`]
}

/**
 * An amount for a backend that multiplies by a hundred and cuts what is behind the point (WIRE-69): 19.99 would lose a
 * cent there, as 19.99 times a hundred is a little less than 1999.
 */
export function amountBeforeCut({
  amount,
  currency,
}: {
  amount: number
  currency: string
}): number {
  const major = toMajor(amount, currency)
  return Math.floor(major * 100) < amount ? (amount + 0.001) / 100 : major
}

const hasMessage = (body: unknown): body is { message: unknown } =>
  typeof body === 'object' && body !== null && 'message' in body

function hasTotal(info: unknown): info is { totalRecords: number } {
  return (
    typeof info === 'object' &&
    info !== null &&
    'totalRecords' in info &&
    typeof info.totalRecords === 'number'
  )
}
