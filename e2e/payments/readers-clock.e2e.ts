import { pressBook } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { expect, test } from '../steps/person/customer.ts'
import { locateSandboxPayButton } from '../steps/server/sandbox.ts'

test.use({ timezoneId: 'Pacific/Auckland' })

// @shows BOOK-43
test('a customer in Auckland sees the payment deadline in local time, with the minutes left @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await openReview(page, ownTrip, { driver: guest, choice: 'full' })
  // The hour may change between the booking and this check, so the expected hour is read again.
  const readHour = () =>
    page.evaluate(() =>
      new Date(Date.now() + 30 * 60_000).toLocaleTimeString('en-GB', { hour: '2-digit' }),
    )
  const before = await readHour()
  await pressBook(page)
  await expect(locateSandboxPayButton(page)).toBeVisible()
  const until = `(${before}|${await readHour()})`
  await expect(page.getByText('The car is held for you until')).toHaveText(
    new RegExp(`until ${until}:\\d\\d \\(your time\\)\\. (29|30) minutes left\\.$`),
  )
})
