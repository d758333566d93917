import type { components } from '@masar/openapi/schema.d.ts'

import type { Browser } from './browser.ts'
import { buildOnlineCheckout, Payer, PAYER_CARDS, PRICES } from './payer.ts'
import { createTrip } from './requests.ts'
import { createSignedInBrowser } from './signed-in-browser.ts'
import type { TestServer } from './test-server.ts'

type Documents = components['schemas']['BookingDocuments']
type Kind = Documents['issued'][number]['kind']

export const getDocumentPath = (id: string) => `/api/booking-document/${id}`

/** Books and pays online as a guest whose name contains letters that our languages do not use. */
export async function bookAndPayOnline(
  server: TestServer,
  how: keyof typeof PRICES,
  driver: Partial<components['schemas']['GuestDriver']> = {},
): Promise<Payer> {
  const payer = new Payer(server)
  const described = { fullName: 'Zoé Núñez-Śliwa', ...driver }
  await payer.send(buildOnlineCheckout(how, createTrip(), described))
  await payer.prepare({ amount: PRICES[how] })
  await payer.pay(PAYER_CARDS.accepted)
  await payer.check()
  return payer
}

export const readDocuments = async ({ bookingId }: Payer, browser: Browser) =>
  ((await browser.get(`/api/booking/${bookingId}/en`)).body as { documents?: Documents }).documents

/** Finds an issued document, as an administrator who signs in at the server's current time. */
export async function readIssuedDocument(payer: Payer, kind: Kind) {
  const documents = await readDocuments(payer, await createSignedInBrowser(payer.server, 'admin'))
  const found = documents?.issued.find((issued) => issued.kind === kind)
  if (!found) throw new Error(`The booking has no ${kind}.`)
  return found
}

export async function readDocumentPage(server: TestServer, id: string): Promise<string> {
  const admin = await createSignedInBrowser(server, 'admin')
  return String((await admin.get(getDocumentPath(id))).body).replaceAll('\u00A0', ' ')
}

/** Moves the clock to the minute after the drop-off. */
export async function endRental({ server, bookingId }: Payer): Promise<void> {
  const { ends_at } = await server.db
    .selectFrom('booking')
    .select('ends_at')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  server.clock.now = new Date(ends_at.getTime() + 60_000)
}

export async function cancelByStaff({ server, bookingId }: Payer): Promise<void> {
  const admin = await createSignedInBrowser(server, 'admin')
  await admin.post('/api/update-booking-status', { ids: [bookingId], status: 'cancelled' })
}
