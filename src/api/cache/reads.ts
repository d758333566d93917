import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { paths } from '@masar/openapi/schema.d.ts'

/** Cached server data that a write can invalidate, by the prefix of its query keys. */
export const READS = {
  booking: ['booking'],
  bookings: ['bookings'],
  car: ['car'],
  cars: ['cars'],
  emailTaken: ['email-taken'],
  hasPassword: ['hasPassword'],
} satisfies Record<string, QueryKey>

export type Read = keyof typeof READS

type WritingMethod = 'post' | 'put' | 'patch' | 'delete'

/** Every call of the contract that may write, as `POST /api/checkout`. */
export type Write = {
  [Path in keyof paths]: {
    [Method in WritingMethod]: paths[Path] extends Record<Method, object>
      ? `${Uppercase<Method>} ${Path}`
      : never
  }[WritingMethod]
}[keyof paths]

/** Bookings that are created, changed or deleted, and the availability of their cars. */
const BOOKED = ['booking', 'bookings', 'car', 'cars'] as const
/** A guest's booking creates an account, which is deleted with an abandoned booking. */
const BOOKED_BY_ANYBODY = [...BOOKED, 'emailTaken'] as const
const NOTHING = [] as const

/**
 * Which queries each call invalidates: the only place that defines it. Reads by POST change nothing, and the
 * customer's own profile is part of the session, which has its own refresh.
 */
export const MADE_UNTRUE_BY: Readonly<Record<Write, readonly Read[]>> = {
  'POST /api/checkout': BOOKED_BY_ANYBODY,
  'DELETE /api/delete-temp-booking/{bookingId}/{sessionId}': BOOKED_BY_ANYBODY,
  'POST /api/create-checkout-session': BOOKED,
  'POST /api/check-checkout-session/{sessionId}': BOOKED,
  'POST /api/create-payment-intent': BOOKED,
  'POST /api/create-paypal-order': BOOKED,
  'POST /api/check-paypal-order/{orderId}/{bookingId}': BOOKED,
  'POST /api/webhooks/{provider}': BOOKED,
  'POST /api/cancel-booking/{id}': BOOKED,
  'PUT /api/update-booking': BOOKED,
  'POST /api/update-booking-status': BOOKED,
  'POST /api/delete-bookings': BOOKED,

  'POST /api/open-booking-link': ['booking'],
  'POST /api/mail-booking-link': NOTHING,

  'POST /api/sign-up': ['emailTaken'],
  'POST /api/social-sign-in': ['emailTaken', 'car'],
  'POST /api/activate': ['hasPassword'],
  'POST /api/change-password': ['hasPassword'],

  // Staff see the driver of a booking and uploaded files; customers see their own name.
  'POST /api/update-user': ['booking', 'bookings'],
  'POST /api/create-license': NOTHING,
  'POST /api/update-license/{id}': ['booking'],
  'POST /api/delete-license/{id}': ['booking'],
  'POST /api/delete-temp-license/{name}': NOTHING,
  'POST /api/update-avatar/{id}': NOTHING,
  'POST /api/delete-avatar/{id}': NOTHING,
  'POST /api/update-email-notifications': NOTHING,
  'POST /api/update-language': NOTHING,

  // The session removes personal queries; a car's response contains the customer's own booking.
  'POST /api/sign-in/frontend': ['car'],
  'POST /api/sign-in/admin': ['car'],
  'POST /api/sign-out': ['car'],
  'POST /api/sign-out-everywhere': ['car'],
  'POST /api/validate-access-token': NOTHING,

  'POST /api/resend/{appType}/{email}/{reset}': NOTHING,
  'POST /api/resend-link': NOTHING,
  'DELETE /api/delete-tokens/{userId}': NOTHING,
  'POST /api/verify-recaptcha/{token}/{ip}': NOTHING,
  'POST /api/send-email': NOTHING,
  'POST /api/validate-email': NOTHING,

  'POST /api/mark-notifications-as-read/{userId}': NOTHING,
  'POST /api/mark-notifications-as-unread/{userId}': NOTHING,
  'POST /api/delete-notifications/{userId}': NOTHING,

  'POST /api/frontend-suppliers': NOTHING,
  'POST /api/frontend-cars/{page}/{size}': NOTHING,
  'POST /api/nearby-offers/{language}': NOTHING,
  'POST /api/bookings/{page}/{size}/{language}': NOTHING,
  'POST /api/booking-cars/{page}/{size}': NOTHING,
}

/** Server events are usually about bookings: a supplier has confirmed one, or one has expired. */
export const MADE_UNTRUE_BY_CHANGES: readonly Read[] = BOOKED

export const isRead = (name: unknown): name is Read =>
  typeof name === 'string' && Object.hasOwn(READS, name)

/** The queries that a call with this method and path of the contract invalidates. */
export function readsChangedBy(method: string, path: string): readonly Read[] {
  const table: Partial<Record<string, readonly Read[]>> = MADE_UNTRUE_BY
  return table[`${method.toUpperCase()} ${path}`] ?? NOTHING
}

/**
 * No older response survives this: removes inactive queries, refetches active ones, and restarts pending fetches
 * for their callers, since their responses may be old.
 */
export function forgetReads(queryClient: QueryClient, reads: readonly Read[]): void {
  const cache = queryClient.getQueryCache()
  const untrue = cache.findAll().filter(({ queryKey }) => reads.some((read) => is(queryKey, read)))
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

const is = (key: QueryKey, read: Read) => READS[read].every((part, index) => key[index] === part)
