import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepInvoices } from '../../documents/invoices.ts'
import {
  cancelByStaff,
  endRental,
  bookAndPayOnline,
  readDocumentPage,
  readDocuments,
  readIssuedDocument,
} from '../../testing/document-scenario.ts'
import { buildOnlineCheckout, Payer, PRICES } from '../../testing/payer.ts'
import {
  clearDueWork,
  overrideProvider,
  rejectAsDown,
  runMinutelyJobs,
} from '../../testing/payment-calls.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  // Excludes the demo bookings from the documents.
  const { db } = server
  await db.updateTable('payment').set({ status: 'expired' }).execute()
  const paid = ['deposit', 'paid', 'paidInFull'] as const
  await db.updateTable('booking').set({ status: 'reserved' }).where('status', 'in', paid).execute()
})
beforeEach(async () => {
  server.clock.now = NOW
  await clearDueWork(server)
})
afterAll(() => server.close())

const signInAsAdmin = () => createSignedInBrowser(server, 'admin')

describe('the receipt', () => {
  // @shows PAY-33
  it('is issued for each payment, with VAT on the rental but not the deposit', async () => {
    const payer = await bookAndPayOnline(server, 'full')
    const documents = await readDocuments(payer, payer.browser)
    expect(documents).toMatchObject({
      issued: [{ kind: 'receipt', number: 'REC-2026-000001', amount: 576, currency: 'TND' }],
      next: 'invoiceAfterRental',
    })
    const page = await readDocumentPage(server, documents?.issued[0]?._id ?? '')
    for (const fact of ['Masar Location SARL', '1234567A/A/M/000', 'Zoé Núñez-Śliwa', 'Test card'])
      expect(page).toContain(fact)
    for (const amount of ['276.000 TND', '300.000 TND', '576.000 TND', '44.067 TND', '231.933 TND'])
      expect(page).toContain(amount)
  })

  it('is linked in the email about the payment', async () => {
    const payer = await bookAndPayOnline(server, 'rental', { language: 'fr' })
    const { driver } = await payer.booking()
    const mails = await server.mails.list(driver.email)
    const texts = mails.map(({ text }) => text).filter((text) => text.includes('#documents'))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/Reçus et factures.*\n.*\/booking\?b=.*&l=fr#documents/)
  })

  it('for a deposit states no VAT', async () => {
    const page = await readDocumentPage(
      server,
      (await readIssuedDocument(await bookAndPayOnline(server, 'deposit'), 'receipt'))._id,
    )
    expect(page).toContain('A refundable deposit carries no VAT.')
    expect(page).not.toContain('VAT at')
  })

  it('is rolled back with its payment, and consumes no number', async () => {
    const { last_number: before } = await readLastNumber()
    const former = server.config.operator
    // The database rejects this rate.
    server.config.operator = former && { ...former, taxRate: -1 }
    const failed = await bookAndPayOnline(server, 'rental')
    server.config.operator = former
    expect(await failed.booking()).toMatchObject({ status: 'void', payments: [] })
    expect(await readLastNumber()).toEqual({ last_number: before })
    await failed.check()
    expect(await failed.booking()).toMatchObject({ status: 'paid' })
    expect(await readLastNumber()).toEqual({ last_number: before + 1 })
  })

  it('is not affected by later changes to names and settings', async () => {
    const { _id: id } = await readIssuedDocument(
      await bookAndPayOnline(server, 'rental'),
      'receipt',
    )
    const before = await readDocumentPage(server, id)
    const former = server.config.operator
    server.config.operator = former && { ...former, legalName: 'Renamed SA', taxRate: 7 }
    await server.db.updateTable('account').set({ full_name: 'Renamed' }).execute()
    expect(await readDocumentPage(server, id)).toBe(before)
    server.config.operator = former
  })
})

const readLastNumber = () =>
  server.db
    .selectFrom('document_series')
    .select('last_number')
    .where('series', '=', 'REC-2026')
    .executeTakeFirstOrThrow()

const runInvoiceSweep = () => {
  const { db, config, clock, logged } = server
  const log = (line: string) => logged.push(line)
  return sweepInvoices(db, { operator: config.operator, now: clock.now }, log)
}

describe('the invoice', () => {
  // @shows PAY-34
  it('is issued once, by the sweep after the rental', async () => {
    const payer = await bookAndPayOnline(server, 'full')
    await endRental(payer)
    await runInvoiceSweep()
    await runInvoiceSweep()
    const documents = await readDocuments(payer, await signInAsAdmin())
    expect(documents?.issued.map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
    expect(documents?.next).toBeUndefined()
    expect(documents?.issued[1]).toMatchObject({ amount: PRICES.rental, currency: 'TND' })
    const page = await readDocumentPage(server, documents?.issued[1]?._id ?? '')
    expect(page).toContain('The refundable deposit is not part of this invoice.')
    expect(page).not.toContain('Payable at pick-up')
  })

  it('is issued on request before the sweep, with the amount payable at pick-up', async () => {
    const payer = await bookAndPayOnline(server, 'deposit')
    await endRental(payer)
    const page = await readDocumentPage(server, (await readIssuedDocument(payer, 'invoice'))._id)
    expect(page).toMatch(/Paid<\/th><td>0\.000 TND/)
    expect(page).toMatch(/Payable at pick-up<\/th><td>276\.000 TND/)
  })

  it('is never issued for a booking that is unpaid or cancelled', async () => {
    const unpaid = new Payer(server)
    await unpaid.send({ ...buildOnlineCheckout('rental'), payLater: true })
    const cancelled = await bookAndPayOnline(server, 'rental')
    await cancelByStaff(cancelled)
    await runMinutelyJobs(server)
    for (const payer of [unpaid, cancelled]) {
      await endRental(payer)
      await runInvoiceSweep()
      const kinds =
        (await readDocuments(payer, await signInAsAdmin()))?.issued.map(({ kind }) => kind) ?? []
      expect(kinds).not.toContain('invoice')
    }
  })

  it('for a cancelled booking covers the amount that was not refunded', async () => {
    const payer = await bookAndPayOnline(server, 'rental')
    await server.db
      .updateTable('booking')
      .set({ status: 'cancelled' })
      .where('id', '=', payer.bookingId)
      .execute()
    await endRental(payer)
    const page = await readDocumentPage(server, (await readIssuedDocument(payer, 'invoice'))._id)
    expect(page).toContain('Amount kept after the cancellation')
  })

  // @shows PAY-34
  it('is postponed while a refund is open, and the booking reports this', async () => {
    const payer = await bookAndPayOnline(server, 'rental')
    await endRental(payer)
    await server.db
      .updateTable('payment')
      .set({ status: 'refunding' })
      .where('booking_id', '=', payer.bookingId)
      .execute()
    await runInvoiceSweep()
    expect(await readDocuments(payer, await signInAsAdmin())).toMatchObject({
      issued: [{ kind: 'receipt' }],
      next: 'invoiceAfterRefund',
    })
  })
})

describe('the credit note', () => {
  // @shows PAY-35
  it('is issued once the refund has been sent, and refers to the receipt', async () => {
    const payer = await bookAndPayOnline(server, 'full')
    const asBefore = overrideProvider(server, { refund: rejectAsDown })
    await cancelByStaff(payer)
    await runMinutelyJobs(server)
    expect((await readDocuments(payer, await signInAsAdmin()))?.next).toBe('creditNoteAfterRefund')
    asBefore()
    server.clock.now = new Date(NOW.getTime() + 3_600_000 / 2)
    await runMinutelyJobs(server)
    const receipt = await readIssuedDocument(payer, 'receipt')
    const correction = await readIssuedDocument(payer, 'correction')
    expect(correction).toMatchObject({ amount: -576, currency: 'TND' })
    const page = await readDocumentPage(server, correction._id)
    expect(page).toContain(`Corrects ${receipt.number}`)
    expect(page).toContain('-44.067 TND')
    expect((await readDocuments(payer, await signInAsAdmin()))?.next).toBeUndefined()
  })

  it('refers to the invoice if there is one, even if the booking is deleted', async () => {
    const payer = await bookAndPayOnline(server, 'rental')
    await endRental(payer)
    const invoice = await readIssuedDocument(payer, 'invoice')
    await (await signInAsAdmin()).post('/api/delete-bookings', [payer.bookingId])
    await runMinutelyJobs(server)
    const { id } = await server.db
      .selectFrom('booking_document')
      .select('id')
      .where('corrects_id', '=', invoice._id)
      .executeTakeFirstOrThrow()
    expect(await readDocumentPage(server, id)).toContain(`Corrects ${invoice.number}`)
  })
})
