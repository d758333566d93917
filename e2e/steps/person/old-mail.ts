import type { APIRequestContext } from '@playwright/test'

import { expireLinks } from './accounts.ts'
import { bookByCallAsGuest } from '../booking/bookings.ts'
import { type OutboxMail, waitForMail } from './mails.ts'
import type { TypedDriver } from './people.ts'
import type { DemoTrip } from '../booking/trip.ts'

/** Books as a guest, and returns the activation email after its link has expired. */
export async function createExpiredActivationMail(
  request: APIRequestContext,
  trip: DemoTrip,
  guest: TypedDriver,
): Promise<OutboxMail> {
  await bookByCallAsGuest(request, trip, guest)
  const mail = await waitForMail(request, guest.email, 'activate')
  await expireLinks(request, guest.email)
  return mail
}
