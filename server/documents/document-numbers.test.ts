import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createObjectId } from '../db/object-id.ts'
import { transaction } from '../db/transaction.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { issueDocument } from './issue-document.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const FACTS = {
  operator: { legalName: 'Masar', address: 'Tunis', taxNumber: '1' },
  customer: 'Guest Driver',
  booking: {
    reference: '7K4D2QX',
    car: 'Fiat',
    supplier: 'Jasmin Auto',
    pickUp: { name: 'Tunis', at: NOW.toISOString() },
    dropOff: { name: 'Tunis', at: NOW.toISOString() },
    timeZone: 'Africa/Tunis',
  },
  terms: { choice: 'rental', deposit: 0 },
  lines: [{ kind: 'rental', amount: 119_000 }],
} as const

const makeDraft = (now = NOW) => ({
  kind: 'invoice' as const,
  bookingId: createObjectId(now),
  currency: 'TND',
  language: 'fr',
  taxRate: 19,
  facts: FACTS,
  now,
})

const readSeries = (series: string) =>
  server.db
    .selectFrom('booking_document')
    .select(['number', 'issued_at', 'tax_minor'])
    .where('series', '=', series)
    .orderBy('number')
    .execute()

describe('the numbers of documents', () => {
  // @shows PAY-33
  it('have no gaps or duplicates when some of 50 concurrent transactions fail', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) =>
      transaction(server.db, async (tx) => {
        await issueDocument(tx, makeDraft())
        if (index % 3 === 0) throw new Error('The rest of the transaction fails.')
      }),
    )
    const results = await Promise.allSettled(attempts)
    const issued = results.filter(({ status }) => status === 'fulfilled').length
    expect(issued).toBe(33)
    const rows = await readSeries('INV-2026')
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: issued }, (_, index) => index + 1),
    )
    expect(rows[0]?.tax_minor).toBe(19_000)
  })

  it('start at 1 each year, in the time zone of the operator', async () => {
    // Already 2028 in Tunis.
    await issueDocument(server.db, makeDraft(new Date('2027-12-31T23:30:00Z')))
    expect(await readSeries('INV-2028')).toMatchObject([{ number: 1 }])
  })

  it('ascend with the time of issue even if the clocks of two servers differ', async () => {
    const late = new Date('2029-03-02T12:00:00Z')
    for (const now of [late, new Date('2029-03-02T11:59:59Z')])
      await issueDocument(server.db, makeDraft(now))
    const rows = await readSeries('INV-2029')
    expect(rows.map(({ issued_at }) => issued_at)).toEqual([late, late])
  })
})

describe('an issued document', () => {
  it('cannot be changed or deleted', async () => {
    const { db } = server
    await issueDocument(db, makeDraft(new Date('2030-03-02T12:00:00Z')))
    const change = db.updateTable('booking_document').set({ amount_minor: 1 })
    await expect(change.execute()).rejects.toThrow('never changed or deleted')
    await expect(db.deleteFrom('booking_document').execute()).rejects.toThrow('never changed')
  })
})
