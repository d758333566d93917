import { expectAccessible } from '../steps/page/axe.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { waitForMail, listMessages } from '../steps/person/mails.ts'

// @shows PAGE-18
test('a visitor sends a message in French by keyboard, and gets an acknowledgment by email @nightly', async ({
  page,
  request,
  guest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact?l=fr')
  await expect(heading(page, 'Nous contacter')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Votre adresse e-mail').focus()
  await page.keyboard.type(guest.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Un siège <b>enfant</b>')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Avez-vous des sièges ?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Votre message a été envoyé.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText(guest.email)
  const receipt = await waitForMail(request, guest.email, 'contact-copy')
  expect(receipt).toMatchObject({ language: 'fr', subject: 'Votre message est arrivé' })
  expect(receipt.html).not.toContain('enfant')
  expect(await listMessages(request, guest.email)).toHaveLength(1)
})

test('a message is kept when the network fails, and is sent once afterwards @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/contact')
  await expect(page.getByLabel('Your email address')).toHaveValue(customer.email)
  await page.getByLabel('Subject').fill('My booking')
  await page.getByLabel('Message').fill('Can I come an hour later?')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Can I come an hour later?')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  expect(await listMessages(request, customer.email)).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})
