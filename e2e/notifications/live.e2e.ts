import { bookByCall } from '../steps/booking/bookings.ts'
import { visitCheckout, passOptions, pressBook, pressButton } from '../steps/booking/checkout.ts'
import { expect, heading, signIn, signInOnHomePage, test } from '../steps/person/customer.ts'
import {
  locateBell,
  confirmBookingAsSupplier,
  controlAccount,
  locateNotices,
} from '../steps/server/change-feed.ts'
import { signInForCalls, createDemoDriver } from '../steps/person/people.ts'
import { createTranslate } from '../steps/page/words.ts'

interface Mail {
  kind: string
  language: string
  subject: string
  text: string
}

// @shows NOTIF-17, NOTIF-19
test('the bells in all open tabs and devices update immediately when the supplier confirms', async ({
  page,
  browser,
  request,
  customer,
  booking,
  trip,
}) => {
  await signInOnHomePage(page, customer)
  await expect(locateBell(page, 1)).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto('/notifications')
  await expect(locateNotices(tab)).toHaveCount(1)
  const device = await browser.newContext({ locale: 'en-GB' })
  const elsewhere = await device.newPage()
  await elsewhere.goto('/sign-in?l=en')
  await signIn(elsewhere, customer)
  await expect(locateBell(elsewhere, 1)).toBeVisible()

  await confirmBookingAsSupplier(request, booking)
  for (const one of [page, tab, elsewhere]) await expect(locateBell(one, 2)).toBeVisible()
  await expect(locateNotices(tab)).toHaveCount(2)
  const changes = locateNotices(tab).first()
  await expect(changes).toContainText(`Your ${trip.car.name} booking`)
  await expect(changes).toContainText('is confirmed.')
  await changes.getByRole('link').click()
  await expect(tab).toHaveURL(`/booking?b=${booking}`)
  await expect(heading(tab, trip.car.name)).toBeVisible()
  for (const one of [page, tab, elsewhere]) await expect(locateBell(one, 1)).toBeVisible()
  await device.close()
})

const BELL_LABEL = 'Notifications: {unread, plural, one {# unread} other {# unread}}'
// @shows NOTIF-12, LANG-12
test('notifications and emails are in the language of their reader @nightly', async ({
  page,
  request,
  trip,
}, { testId, repeatEachIndex }) => {
  const language = 'es'
  const t = createTranslate(language)
  const email = `news.${testId.slice(-16)}-${repeatEachIndex}@mail.example`
  const { fullName, phone, birthDate } = createDemoDriver(email)
  const account = { name: fullName, email, password: 'compiler-1952' }
  const data = { fullName, email, phone, birthDate, password: account.password, language }
  expect((await request.post('/api/sign-up', { data })).ok()).toBe(true)
  await signInForCalls(request, account)
  const booking = await bookByCall(request, trip)
  await page.goto(`/sign-in?l=${language}`)
  await page.getByRole('textbox', { name: t('Email'), exact: true }).fill(email)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(account.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Sign in'), exact: true })
    .click()
  const unread = (count: number) =>
    page.getByRole('link', { name: t(BELL_LABEL, { unread: count }) })
  await expect(unread(1)).toBeVisible()

  await confirmBookingAsSupplier(request, booking)
  await unread(2).click()
  const list = page.getByRole('list', { name: t('Notifications') }).getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText(`Reserva confirmada: ${trip.car.name}`)
  const message = (await list.first().getByRole('link').innerText()).trim()

  const outbox = await request.get('/outbox.json', { params: { to: email } })
  const mail = ((await outbox.json()) as Mail[]).find(({ kind }) => kind === 'booking-changed')
  expect(mail).toMatchObject({ language, subject: expect.stringContaining(trip.car.name) })
  expect(mail?.text).toContain(message)
  expect(mail?.text).toContain(booking)

  await page.goto('/notifications?l=fr')
  const french = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(french.first()).toContainText(`Réservation confirmée : ${trip.car.name}`)
})

test('the bell counts a new booking after the next navigation @nightly', async ({
  page,
  request,
  customer,
  trip,
}) => {
  await signInOnHomePage(page, customer)
  await expect(locateBell(page, 0)).toBeVisible()
  await visitCheckout(page, trip)
  await passOptions(page)
  await pressButton(page, 'Continue to payment options')
  await page.getByRole('radio', { name: 'Pay later, at the counter' }).check()
  await pressButton(page, 'Continue to review')
  await page.getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
  await pressBook(page)
  await expect(heading(page, /^Booking received/)).toBeVisible()
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(locateBell(page, 1)).toBeVisible()
  expect(await controlAccount(request, customer).counted()).toEqual({ total: 1, unread: 1 })
})

test('without an event stream, the bell is updated after the next navigation @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  await context.route('**/api/notification-events/**', (route) => route.abort())
  await signInOnHomePage(page, customer)
  await expect(locateBell(page, 0)).toBeVisible()
  await controlAccount(request, customer).notify(2)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(locateBell(page, 2)).toBeVisible()
})
