import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { paths } from '@masar/openapi/schema.d.ts'

/** The query key prefixes of cached server data that a write can invalidate. */
export const QUERY_KEYS = {
  booking: ['booking'],
  bookings: ['bookings'],
  car: ['car'],
  cars: ['cars'],
  emailTaken: ['email-taken'],
  hasPassword: ['hasPassword'],
  messages: ['messages'],
} satisfies Record<string, QueryKey>

export type QueryName = keyof typeof QUERY_KEYS

type WriteMethod = 'post' | 'put' | 'patch' | 'delete'

/** Every call of the contract that may write, such as `POST /api/checkout`. */
export type WriteCall = {
  [Path in keyof paths]: {
    [Method in WriteMethod]: paths[Path] extends Record<Method, object>
      ? `${Uppercase<Method>} ${Path}`
      : never
  }[WriteMethod]
}[keyof paths]

/** Queries affected by creating, changing or deleting a booking, including the availability of its car. */
const BOOKING_QUERIES = ['booking', 'bookings', 'car', 'cars'] as const
/** A guest's booking creates an account, which is deleted if the booking is abandoned. */
const BOOKING_AND_ACCOUNT_QUERIES = [...BOOKING_QUERIES, 'emailTaken'] as const
const NO_QUERIES = [] as const

/**
 * The queries that each call invalidates; defined only here. A POST that only reads invalidates nothing. The
 * customer's own profile is part of the session, which refreshes it.
 */
export const INVALIDATED_BY: Readonly<Record<WriteCall, readonly QueryName[]>> = {
  'POST /api/checkout': BOOKING_AND_ACCOUNT_QUERIES,
  'DELETE /api/delete-temp-booking/{bookingId}/{sessionId}': BOOKING_AND_ACCOUNT_QUERIES,
  'POST /api/create-checkout-session': BOOKING_QUERIES,
  'POST /api/check-checkout-session/{sessionId}': BOOKING_QUERIES,
  'POST /api/create-payment-intent': BOOKING_QUERIES,
  'POST /api/create-paypal-order': BOOKING_QUERIES,
  'POST /api/check-paypal-order/{orderId}/{bookingId}': BOOKING_QUERIES,
  'POST /api/webhooks/{provider}': BOOKING_QUERIES,
  'POST /api/cancel-booking/{id}': BOOKING_QUERIES,
  'PUT /api/update-booking': BOOKING_QUERIES,
  'POST /api/update-booking-status': BOOKING_QUERIES,
  'POST /api/delete-bookings': BOOKING_QUERIES,

  'POST /api/update-trip-details/{id}': ['booking'],
  'POST /api/report-delay/{id}': ['booking'],
  'POST /api/booking/{id}/messages': ['messages'],

  'POST /api/open-booking-link': ['booking'],
  'POST /api/mail-booking-link': NO_QUERIES,

  'POST /api/sign-up': ['emailTaken'],
  'POST /api/social-sign-in': ['emailTaken', 'car'],
  'POST /api/activate': ['hasPassword'],
  'POST /api/change-password': ['hasPassword'],

  // Bookings contain the driver's name and, for staff, the driver's other data and uploaded files.
  'POST /api/update-user': ['booking', 'bookings'],
  'POST /api/create-license': NO_QUERIES,
  'POST /api/update-license/{id}': ['booking'],
  'POST /api/delete-license/{id}': ['booking'],
  'POST /api/delete-temp-license/{name}': NO_QUERIES,
  'POST /api/update-avatar/{id}': NO_QUERIES,
  'POST /api/delete-avatar/{id}': NO_QUERIES,
  'POST /api/update-email-notifications': NO_QUERIES,
  'POST /api/update-language': NO_QUERIES,

  // Personal queries are removed with the session, but a car's response also contains the customer's own
  // booking.
  'POST /api/sign-in/frontend': ['car'],
  'POST /api/sign-in/admin': ['car'],
  'POST /api/sign-out': ['car'],
  'POST /api/sign-out-everywhere': ['car'],
  'POST /api/validate-access-token': NO_QUERIES,

  'POST /api/resend/{appType}/{email}/{reset}': NO_QUERIES,
  'POST /api/resend-link': NO_QUERIES,
  'DELETE /api/delete-tokens/{userId}': NO_QUERIES,
  'POST /api/verify-recaptcha/{token}/{ip}': NO_QUERIES,
  'POST /api/send-email': NO_QUERIES,
  'POST /api/validate-email': NO_QUERIES,

  'POST /api/mark-notifications-as-read/{userId}': NO_QUERIES,
  'POST /api/mark-notifications-as-unread/{userId}': NO_QUERIES,
  'POST /api/delete-notifications/{userId}': NO_QUERIES,

  'POST /api/frontend-suppliers': NO_QUERIES,
  'POST /api/frontend-cars/{page}/{size}': NO_QUERIES,
  'POST /api/nearby-offers/{language}': NO_QUERIES,
  'POST /api/bookings/{page}/{size}/{language}': NO_QUERIES,
  'POST /api/booking-cars/{page}/{size}': NO_QUERIES,
}

/**
 * Server events are usually about bookings: a supplier confirms a booking or sends a message, or a booking
 * expires.
 */
export const INVALIDATED_BY_SERVER_EVENTS: readonly QueryName[] = [...BOOKING_QUERIES, 'messages']

export const isQueryName = (name: unknown): name is QueryName =>
  typeof name === 'string' && Object.hasOwn(QUERY_KEYS, name)

/** Returns the queries that a call with this method and contract path invalidates. */
export function listInvalidatedQueries(method: string, path: string): readonly QueryName[] {
  const table: Partial<Record<string, readonly QueryName[]>> = INVALIDATED_BY
  return table[`${method.toUpperCase()} ${path}`] ?? NO_QUERIES
}

/**
 * Removes inactive queries, refetches active ones, and restarts pending fetches, whose responses may already be
 * outdated. Callers of a restarted fetch get the new response.
 */
export function invalidateQueries(queryClient: QueryClient, reads: readonly QueryName[]): void {
  const cache = queryClient.getQueryCache()
  const untrue = cache
    .findAll()
    .filter(({ queryKey }) => reads.some((read) => matchesKey(queryKey, read)))
  for (const query of untrue) {
    if (query.state.fetchStatus !== 'idle') {
      query.invalidate()
      void query.cancel({ silent: true })
      query.fetch().catch(() => undefined)
    } else if (query.getObserversCount() === 0) cache.remove(query)
    else query.invalidate()
  }
  const isUntrue = (query: (typeof untrue)[number]) =>
    query.state.isInvalidated && untrue.includes(query)
  void queryClient.refetchQueries({ type: 'active', predicate: isUntrue }, { cancelRefetch: false })
}

const matchesKey = (key: QueryKey, read: QueryName) =>
  QUERY_KEYS[read].every((part, index) => key[index] === part)
