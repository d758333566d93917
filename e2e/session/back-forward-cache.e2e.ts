import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'

const chromium = findChromium()

/** Enables the back/forward cache, which other tests disable but customers have. */
test.use({
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

// Chromium's headless shell has no back/forward cache; the app's listeners are tested in
// src/app/tabs/page-returns.test.tsx.
test.skip(chromium?.includes('headless-shell') === true, 'This browser keeps no pages.')

test('a page in the back/forward cache shows no customer data when its session has ended', async ({
  page,
  request,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible()
  await page.evaluate(`
    self.isTheSame = true
    addEventListener('pageshow', () => requestAnimationFrame(() => {
      self.firstText = document.body.innerText
    }))`)
  await page.goto('/outbox')
  await signInForCalls(request, customer)
  expect((await request.post('/api/sign-out-everywhere')).ok()).toBe(true)
  await page.evaluate('history.back()')

  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByText('Your session has expired. Sign in to')).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
  // Chromium may discard a page with "Cache-Control: no-store" instead of caching it.
  test.skip((await page.evaluate('self.isTheSame')) !== true, 'This browser kept no page.')
  expect(await page.evaluate('self.firstText')).not.toContain(customer.email)
})
