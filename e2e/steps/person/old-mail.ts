import type { APIRequestContext } from '@playwright/test'

import { endLinks } from './accounts.ts'
import { guestBooksByCall } from '../booking/bookings.ts'
import { type OutboxMail, waitForMail } from './mails.ts'
import type { TypedDriver } from './people.ts'
import type { DemoTrip } from '../booking/trip.ts'

/** The mail to a guest who booked more than a day ago: its link has expired. */
export async function oldActivationMail(
  request: APIRequestContext,
  trip: DemoTrip,
  guest: TypedDriver,
): Promise<OutboxMail> {
  await guestBooksByCall(request, trip, guest)
  const mail = await waitForMail(request, guest.email, 'activate')
  await endLinks(request, guest.email)
  return mail
}
