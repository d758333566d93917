import { payByCallAsGuest } from '../steps/booking/bookings.ts'
import { expectAccessible } from '../steps/page/axe.ts'
import { FRENCH_PHONE } from '../steps/page/french-phone.ts'
import { expect, heading, test } from '../steps/person/customer.ts'

test.use(FRENCH_PHONE)

// @shows PAY-33
test('a paid booking’s receipt opens as a page and a PDF, in French on a phone', async ({
  page,
  guest,
  ownTrip,
}) => {
  const id = await payByCallAsGuest(page.request, ownTrip, guest, 'fr')
  await page.goto(`/booking?b=${id}#documents`)
  const documents = page.locator('#documents')
  await expect(documents).toContainText('La facture apparaîtra ici après la location.')
  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    documents.getByRole('link', { name: /^Reçu REC-\d{4}-\d{6}$/ }).click(),
  ])
  await expect(heading(receipt, 'Reçu')).toBeVisible()
  await expect(receipt.getByRole('row', { name: 'Montant payé' })).toContainText('601,000 TND')
  await expect(receipt.getByText(guest.fullName)).toBeVisible()
  await expectAccessible(receipt)

  const link = receipt.getByRole('link', { name: 'Télécharger en PDF' })
  const address = (await link.getAttribute('href')) ?? ''
  const pdf = await page.request.get(address)
  expect(pdf.headers()['content-disposition']).toMatch(/^inline; filename="recu-REC-.*\.pdf"$/)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
