import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepInvoices } from '../../documents/invoices.ts'
import {
  cancelByStaff,
  endRental,
  payFor,
  readDocumentPage,
  readDocuments,
  readIssued,
} from '../../testing/document-scenario.ts'
import { onlineCheckout, Payer, PRICES } from '../../testing/payer.ts'
import {
  clearDueWork,
  overrideProvider,
  providerDown,
  runMinute,
} from '../../testing/payment-calls.ts'
import { signedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  // Nothing is due for the rentals of the demo.
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

const asAdmin = () => signedInBrowser(server, 'admin')

describe('the receipt', () => {
  // @shows PAY-33
  it('is issued with the payment: VAT on the rental, none on the deposit', async () => {
    const payer = await payFor(server, 'full')
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

  it('is linked in the mail about the payment', async () => {
    const payer = await payFor(server, 'rental', { language: 'fr' })
    const { driver } = await payer.booking()
    const mails = await server.mails.list(driver.email)
    const texts = mails.map(({ text }) => text).filter((text) => text.includes('#documents'))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/Reçus et factures.*\n.*\/booking\?b=.*&l=fr#documents/)
  })

  it('of a deposit states no VAT', async () => {
    const page = await readDocumentPage(
      server,
      (await readIssued(await payFor(server, 'deposit'), 'receipt'))._id,
    )
    expect(page).toContain('A refundable deposit carries no VAT.')
    expect(page).not.toContain('VAT at')
  })

  it('is rolled back with its payment, and takes no number', async () => {
    const { last_number: before } = await readSeries()
    const former = server.config.operator
    // The database rejects this rate.
    server.config.operator = former && { ...former, taxRate: -1 }
    const failed = await payFor(server, 'rental')
    server.config.operator = former
    expect(await failed.booking()).toMatchObject({ status: 'void', payments: [] })
    expect(await readSeries()).toEqual({ last_number: before })
    await failed.check()
    expect(await failed.booking()).toMatchObject({ status: 'paid' })
    expect(await readSeries()).toEqual({ last_number: before + 1 })
  })

  it('keeps the name and address it was issued with', async () => {
    const { _id: id } = await readIssued(await payFor(server, 'rental'), 'receipt')
    const before = await readDocumentPage(server, id)
    const former = server.config.operator
    server.config.operator = former && { ...former, legalName: 'Renamed SA', taxRate: 7 }
    await server.db.updateTable('account').set({ full_name: 'Renamed' }).execute()
    expect(await readDocumentPage(server, id)).toBe(before)
    server.config.operator = former
  })
})

const readSeries = () =>
  server.db
    .selectFrom('document_series')
    .select('last_number')
    .where('series', '=', 'REC-2026')
    .executeTakeFirstOrThrow()

const sweep = () => {
  const { db, config, clock, logged } = server
  const log = (line: string) => logged.push(line)
  return sweepInvoices(db, { operator: config.operator, now: clock.now }, log)
}

describe('the invoice', () => {
  // @shows PAY-34
  it('is issued by the sweep after the rental, and once', async () => {
    const payer = await payFor(server, 'full')
    await endRental(payer)
    await sweep()
    await sweep()
    const documents = await readDocuments(payer, await asAdmin())
    expect(documents?.issued.map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
    expect(documents?.next).toBeUndefined()
    expect(documents?.issued[1]).toMatchObject({ amount: PRICES.rental, currency: 'TND' })
    const page = await readDocumentPage(server, documents?.issued[1]?._id ?? '')
    expect(page).toContain('The refundable deposit is not part of this invoice.')
    expect(page).not.toContain('Payable at pick-up')
  })

  it('is issued on request before the sweep, with what is payable at pick-up', async () => {
    const payer = await payFor(server, 'deposit')
    await endRental(payer)
    const page = await readDocumentPage(server, (await readIssued(payer, 'invoice'))._id)
    expect(page).toMatch(/Paid<\/th><td>0\.000 TND/)
    expect(page).toMatch(/Payable at pick-up<\/th><td>276\.000 TND/)
  })

  it('is never issued for a booking that is unpaid or cancelled', async () => {
    const unpaid = new Payer(server)
    await unpaid.send({ ...onlineCheckout('rental'), payLater: true })
    const cancelled = await payFor(server, 'rental')
    await cancelByStaff(cancelled)
    await runMinute(server)
    for (const payer of [unpaid, cancelled]) {
      await endRental(payer)
      await sweep()
      const kinds =
        (await readDocuments(payer, await asAdmin()))?.issued.map(({ kind }) => kind) ?? []
      expect(kinds).not.toContain('invoice')
    }
  })

  it('of a cancelled booking is for the money that was kept', async () => {
    const payer = await payFor(server, 'rental')
    await server.db
      .updateTable('booking')
      .set({ status: 'cancelled' })
      .where('id', '=', payer.bookingId)
      .execute()
    await endRental(payer)
    const page = await readDocumentPage(server, (await readIssued(payer, 'invoice'))._id)
    expect(page).toContain('Amount kept after the cancellation')
  })

  // @shows PAY-34
  it('waits while a refund is open, and the booking says so', async () => {
    const payer = await payFor(server, 'rental')
    await endRental(payer)
    await server.db
      .updateTable('payment')
      .set({ status: 'refunding' })
      .where('booking_id', '=', payer.bookingId)
      .execute()
    await sweep()
    expect(await readDocuments(payer, await asAdmin())).toMatchObject({
      issued: [{ kind: 'receipt' }],
      next: 'invoiceAfterRefund',
    })
  })
})

describe('the credit note', () => {
  // @shows PAY-35
  it('follows the refund once it was sent, and names the receipt', async () => {
    const payer = await payFor(server, 'full')
    const asBefore = overrideProvider(server, { refund: providerDown })
    await cancelByStaff(payer)
    await runMinute(server)
    expect((await readDocuments(payer, await asAdmin()))?.next).toBe('creditNoteAfterRefund')
    asBefore()
    server.clock.now = new Date(NOW.getTime() + 3_600_000 / 2)
    await runMinute(server)
    const receipt = await readIssued(payer, 'receipt')
    const correction = await readIssued(payer, 'correction')
    expect(correction).toMatchObject({ amount: -576, currency: 'TND' })
    const page = await readDocumentPage(server, correction._id)
    expect(page).toContain(`Corrects ${receipt.number}`)
    expect(page).toContain('-44.067 TND')
    expect((await readDocuments(payer, await asAdmin()))?.next).toBeUndefined()
  })

  it('after the rental names the invoice, too, and is issued when the booking is deleted', async () => {
    const payer = await payFor(server, 'rental')
    await endRental(payer)
    const invoice = await readIssued(payer, 'invoice')
    await (await asAdmin()).post('/api/delete-bookings', [payer.bookingId])
    await runMinute(server)
    const { id } = await server.db
      .selectFrom('booking_document')
      .select('id')
      .where('corrects_id', '=', invoice._id)
      .executeTakeFirstOrThrow()
    expect(await readDocumentPage(server, id)).toContain(`Corrects ${invoice.number}`)
  })
})
