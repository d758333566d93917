import { signInSupplierForCalls } from '../steps/booking/changes.ts'
import { bookByCall } from '../steps/booking/bookings.ts'
import { expectAccessible } from '../steps/page/axe.ts'
import { FRENCH_PHONE } from '../steps/page/french-phone.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'

test.use(FRENCH_PHONE)

// @shows BOOKING-43, NOTIF-17, NOTIF-19
test('a customer on a French phone sends a message, and is notified of the reply', async ({
  page,
  customer,
  request,
  ownTrip,
}) => {
  await signInForCalls(request, customer)
  const id = await bookByCall(request, ownTrip)
  await signInAs(page, customer, 'frontend', 'fr')
  await page.goto(`/booking?b=${id}#messages`)
  const thread = page.locator('#messages')
  await thread.getByLabel('Votre message').fill('Y a-t-il un parking ?')
  // The draft is stored only once this part of the page is hydrated.
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join())
  await expect.poll(stored).toContain('parking')
  await page.reload()
  await expect(thread.getByLabel('Votre message')).toHaveValue('Y a-t-il un parking ?')
  await thread.getByRole('button', { name: 'Envoyer le message' }).dblclick()
  await expect(thread.getByRole('listitem')).toHaveText(/^Vous.*Y a-t-il un parking \?$/)
  await expect(thread.getByLabel('Votre message')).toHaveValue('')

  await signInSupplierForCalls(request)
  const answer = { text: 'Oui, il est gratuit.' }
  expect((await request.post(`/api/booking/${id}/messages`, { data: answer })).status()).toBe(200)
  await expect(thread.getByRole('listitem')).toHaveText([/parking/, /^Jasmin Auto.*gratuit\.$/])
  await expectAccessible(page)

  await page.goto('/notifications')
  await page.getByRole('link', { name: /^Le loueur vous a envoyé un message/ }).click()
  await expect(page).toHaveURL(new RegExp(`/booking\\?b=${id}#messages$`))
  await expect(thread.getByText('Oui, il est gratuit.')).toBeInViewport()
})
