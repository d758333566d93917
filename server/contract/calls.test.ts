import { describe, expect, it } from 'vitest'

import { contractOperations, matchCall } from './contract.ts'

/** The specified calls (WIRE-1), in their specified spelling. */
const SPECIFIED_CALLS = `
POST /api/sign-up
GET /api/check-token/{appType}/{userId}/{email}/{token}
DELETE /api/delete-tokens/{userId}
POST /api/resend/{appType}/{email}/{reset}
POST /api/activate
POST /api/validate-email
POST /api/sign-in/frontend
POST /api/social-sign-in
POST /api/sign-out
POST /api/validate-access-token
POST /api/resend-link
POST /api/update-language
GET /api/user/{id}
POST /api/update-user
POST /api/update-email-notifications
POST /api/update-avatar/{id}
POST /api/delete-avatar/{id}
GET /api/check-password/{id}/{password}
POST /api/change-password
POST /api/send-email
GET /api/has-password/{id}
POST /api/create-license
POST /api/update-license/{id}
POST /api/delete-license/{id}
POST /api/delete-temp-license/{name}
POST /api/verify-recaptcha/{token}/{ip}
POST /api/mark-Notifications-as-read/{userId}
POST /api/mark-Notifications-as-unread/{userId}
POST /api/delete-Notifications/{userId}
GET /api/Notifications/{userId}/{page}/{pageSize}
GET /api/notification-counter/{userId}
POST /api/create-paypal-order/
POST /api/check-paypal-order/{orderId}/{bookingId}
GET /api/settings
GET /api/country-code
`

/** Further calls of the BookCars customer front end. */
const OTHER_BOOKCARS_CALLS = `
GET /api/confirm-email/{email}/{token}
GET /api/locations/{page}/{size}/{language}/
GET /api/locations-with-position/{language}
GET /api/location/{id}/{language}
GET /api/location-id/{name}/{language}
GET /api/countries-with-locations/{language}/{imageRequired}/{minLocations}/
GET /api/all-suppliers
POST /api/frontend-suppliers
GET /api/suppliers/{page}/{size}/
POST /api/frontend-cars/{page}/{size}
GET /api/car/{id}/{language}
POST /api/booking-cars/{page}/{size}/
POST /api/checkout
POST /api/bookings/{page}/{size}/{language}
GET /api/booking/{id}/{language}
POST /api/cancel-booking/{id}
DELETE /api/delete-temp-booking/{bookingId}/{sessionId}
GET /api/booking-id/{sessionId}
PUT /api/update-booking
POST /api/create-checkout-session
POST /api/check-checkout-session/{sessionId}
POST /api/create-payment-intent
`

/** Our extensions, which older backends lack. */
const EXTENSION_CALLS = `
GET /api/payment-providers
POST /api/webhooks/{provider}
POST /api/sign-out-everywhere
GET /api/avatars/{name}
GET /api/licenses/{name}
POST /api/sign-in/admin
GET /api/notification-events/{userId}
POST /api/update-booking-status
POST /api/delete-bookings
POST /api/nearby-offers/{language}
GET /api/conditions/{supplierId}/{language}
GET /api/booking-document/{id}
GET /api/booking-document/{id}/pdf
POST /api/open-booking-link
POST /api/mail-booking-link
POST /api/update-trip-details/{id}
POST /api/report-delay/{id}
GET /api/booking/{id}/messages
POST /api/booking/{id}/messages
`

const BOOKING_ID = '66aa00000000000000000099'
const listCalls = (table: string) => table.trim().split('\n')
const ALL_CALLS = [SPECIFIED_CALLS, OTHER_BOOKCARS_CALLS, EXTENSION_CALLS].flatMap(listCalls)

describe('the contract', () => {
  // @shows WIRE-1
  it.each(ALL_CALLS)('has %s', (call) => {
    const [method = '', path = ''] = call.split(' ')
    const match = matchCall(method, path)
    expect(match.operation).not.toBeNull()
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.values('params' in match ? match.params : {})).toHaveLength(names.length)
  })

  // @shows WIRE-40, WIRE-86
  it('has no other calls', () => {
    expect(contractOperations).toHaveLength(ALL_CALLS.length)
  })

  // @shows WIRE-35, WIRE-80
  it('keeps the order of the two identifiers of check-paypal-order', () => {
    const match = matchCall('POST', `/api/check-paypal-order/5O19/${BOOKING_ID}`)
    expect(match).toMatchObject({ params: { orderId: '5O19', bookingId: BOOKING_ID } })
  })
})

describe('a path', () => {
  // @shows WIRE-71
  it.each(['/api/User/ABC', '/API/user/ABC/'])('ignores case and a trailing slash: %s', (path) => {
    expect(matchCall('GET', path)).toMatchObject({
      operation: { id: 'readUser', security: ['sessionCookie'] },
      params: { id: 'ABC' },
    })
  })

  it('is decoded segment by segment', () => {
    const match = matchCall('GET', '/api/location-id/A%C3%A9roport%2FTunis/fr')
    expect(match).toMatchObject({ params: { name: 'Aéroport/Tunis', language: 'fr' } })
  })

  it('that cannot be decoded stays unchanged', () => {
    expect(matchCall('GET', '/api/location-id/%E0/fr')).toMatchObject({ params: { name: '%E0' } })
  })

  it('lists the allowed methods when the method is not supported', () => {
    expect(matchCall('PATCH', '/api/settings')).toEqual({ operation: null, allowed: ['GET'] })
    expect(matchCall('GET', '/api/nothing')).toEqual({ operation: null, allowed: [] })
  })
})
