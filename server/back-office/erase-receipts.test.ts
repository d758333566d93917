import { expect, it } from 'vitest'

import { buildOnlineCheckout, PAYER_CARDS, Payer } from '../testing/payer.ts'
import { createTrip } from '../testing/requests.ts'
import { createTestServer } from '../testing/test-server.ts'
import { erasePerson } from './erase-person.ts'
import { runOrRehearse } from './perform.ts'

const PERSON = {
  email: 'forget.me@example.org',
  phone: '+216 98 111 222',
  fullName: 'Emna Oubliée',
  birthDate: '1984-02-29',
}

// @shows OPS-24
it('erasing a person keeps their name only in receipts', async () => {
  const server = await createTestServer()
  const payer = new Payer(server)
  await payer.send(buildOnlineCheckout('full', createTrip(), PERSON))
  await payer.prepare()
  await payer.pay(PAYER_CARDS.accepted)
  await payer.check()
  const longAfter = new Date('2090-01-01T00:00:00Z')
  await runOrRehearse(server.db, false, (tx) => erasePerson(tx, PERSON.email, longAfter))
  const { facts } = await server.db
    .selectFrom('booking_document')
    .select('facts')
    .where('booking_id', '=', payer.bookingId)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(facts)
  expect(Object.values(PERSON).filter((personal) => text.includes(personal))).toEqual([
    PERSON.fullName,
  ])
  await server.close()
})
