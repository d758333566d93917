import { expect, test } from '../steps/person/customer.ts'

test('a toast is shown as plain text when its code cannot be loaded', async ({ page }) => {
  await page.route('**/assets/toaster-*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(() => reportError(new Error('An unexpected error.')))

  await expect(
    page.getByRole('status').filter({ hasText: 'An unhandled error occurred.' }),
  ).toBeVisible()
})
