import type { APIRequestContext } from '@playwright/test'

import { endLinks } from './accounts.ts'
import { guestBooksByCall } from './bookings.ts'
import { type Mail, mailTo } from './mails.ts'
import type { Driver } from './people.ts'
import type { Trip } from './trip.ts'

/** What a guest got who booked more than a day ago: its link has expired. */
export async function oldActivationMail(
  request: APIRequestContext,
  trip: Trip,
  guest: Driver,
): Promise<Mail> {
  await guestBooksByCall(request, trip, guest)
  const mail = await mailTo(request, guest.email, 'activate')
  await endLinks(request, guest.email)
  return mail
}
