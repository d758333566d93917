import { expectAccessible } from '../steps/page/axe.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'
import { expect, heading, test } from '../steps/person/customer.ts'

test('a question can be found and opened with the keyboard, or opened by its URL @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await expect(page).toHaveTitle('FAQ - Masar')
  await waitUntilUsable(page)
  await page.getByRole('searchbox', { name: 'Search questions' }).focus()
  await page.keyboard.type('hourly')
  await expect(page).toHaveURL('/faq?q=hourly')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq?q=hourly#late')
  await expect(page.getByText('Tell the rental company as soon as you know.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/faq#deposit')
  const deposit = page.getByText('What is the deposit for?')
  await expect(deposit).toBeFocused()
  await expect(deposit).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toHaveValue('hourly')

  await page.goto('/faq?l=fr#deposit')
  await expect(heading(page, 'FAQ')).toBeVisible()
  await expect(page.getByText('Elle couvre les dégâts')).toBeVisible()
})
