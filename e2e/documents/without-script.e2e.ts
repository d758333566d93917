import { expect, heading, test } from '../steps/person/customer.ts'
import { prefersLanguage } from '../steps/page/documents.ts'

test.use({ javaScriptEnabled: false, chosenLanguage: null })

// @shows PAGE-35
test('the first page can be read before any script, and is the French one', async ({ page }) => {
  await page.goto('/')
  await expect(
    heading(page, 'Louez une voiture à une agence locale. Le prix affiché est le prix payé.'),
  ).toBeVisible()
  await expect(page.getByLabel('Lieu de prise en charge')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await expect(page).toHaveTitle('Louer une voiture - Masar')
})

// @shows LANG-3
test('an address that asks for a language is answered in it', async ({ page }) => {
  const response = await page.goto('/sign-in?l=es')
  expect(response?.headers()['content-language']).toBe('es')
  await expect(heading(page, 'Iniciar sesión')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a browser is answered in the language that it has read before', async ({
  page,
  context,
  baseURL,
}) => {
  await prefersLanguage(context, 'en', baseURL ?? '')
  await page.goto('/tos')
  await expect(heading(page, 'Terms of use')).toBeVisible()
})

test('an address that leads nowhere says so', async ({ page, context, baseURL }) => {
  await prefersLanguage(context, 'en', baseURL ?? '')
  await page.goto('/no/such/page')
  await expect(heading(page, 'Nothing to see here!')).toBeVisible()
})
