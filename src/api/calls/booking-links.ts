import { wasAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

/** Gives this browser access to the booking behind an emailed link. Returns false when the link has expired. */
export const openBookingLink = (api: Api, token: string): Promise<boolean> =>
  wasAccepted(api.POST('/api/open-booking-link', { body: { token } }))

/**
 * Emails guests the link to their booking. The response does not reveal whether the address matches the
 * booking.
 */
export const mailBookingLink = (api: Api, bookingId: string, email: string): Promise<boolean> =>
  wasAccepted(api.POST('/api/mail-booking-link', { body: { bookingId, email }, parseAs: 'text' }))

/** Emails guests a link that creates an account for their booking. */
export const mailActivationLink = (api: Api, email: string): Promise<boolean> =>
  wasAccepted(
    api.POST('/api/resend/{appType}/{email}/{reset}', {
      params: { path: { appType: 'frontend', email, reset: false } },
      parseAs: 'text',
    }),
  )
