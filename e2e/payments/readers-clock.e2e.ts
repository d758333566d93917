import { pressBook } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { expect, test } from '../steps/person/customer.ts'
import { sandboxPayButton } from '../steps/server/sandbox.ts'

test.use({ timezoneId: 'Pacific/Auckland' })

// @shows BOOK-43
test('the time to pay is told on the clock of a reader in Auckland, with the minutes left', async ({
  page,
  trip,
  guest,
}) => {
  await openReview(page, trip, { driver: guest, choice: 'full' })
  await pressBook(page)
  await expect(sandboxPayButton(page)).toBeVisible()

  const until = await page.evaluate(() =>
    new Date(Date.now() + 30 * 60_000).toLocaleTimeString('en-GB', { hour: '2-digit' }),
  )
  await expect(page.getByText('The car is held for you until')).toHaveText(
    new RegExp(`until ${until}:\\d\\d \\(your time\\)\\. (29|30) minutes left\\.$`),
  )
})
