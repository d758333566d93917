import { buildSearchPath, buildCarPath } from '../steps/booking/trip.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

test('a customer’s page is never cached, and never shown to another visitor', async ({
  page,
  request,
  customer,
}) => {
  await signInAs(page, customer)
  const response = await page.goto('/settings')
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  expect(await response?.text()).toContain(customer.email)

  const publicPage = await request.get('/about')
  expect(publicPage.headers()['cache-control']).toBe('no-cache')
  expect(await publicPage.text()).not.toContain(customer.email)
})

test('the URL cannot inject a script into the page', async ({ request }) => {
  const attack = '</script><script>alert(1)</script>'
  const response = await request.get(`/search?pickup=${encodeURIComponent(attack)}&q=${attack}`)
  expect(await response.text()).not.toContain('<script>alert(1)')
})

test('invalid preference cookies are ignored', async ({ request }) => {
  const cookie = 'masar-page-language=xx; masar-page-currency=%3Cb%3E; masar-page-theme=pink'
  const response = await request.get('/about', { headers: { cookie } })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="fr" dir="ltr">')
})

test('unknown pages and cars return 404', async ({ request }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404)
  expect((await request.get('/car/66aa000000000000000000ff')).status()).toBe(404)
})

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('a crawler gets descriptions, canonical URLs and structured data, but no cookie', async ({
  request,
  trip,
}) => {
  for (const [language, description] of [
    ['fr', /louez|voiture/i],
    ['en', /rent|cars/i],
    ['es', /alquil|coche/i],
  ] as const) {
    for (const path of ['/', buildSearchPath(trip), buildCarPath(trip)]) {
      const address = `${path}${path.includes('?') ? '&' : '?'}l=${language}`
      // oxlint-disable-next-line no-await-in-loop -- a crawler waits between its requests
      const response = await request.get(address, { headers: { 'user-agent': GOOGLEBOT } })
      // oxlint-disable-next-line no-await-in-loop -- as above
      const html = await response.text()
      const [, described = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
      const isCanonical = /<link rel="canonical" href="http[^"]+"/.test(html)
      expect.soft(response.status()).toBe(200)
      expect.soft(response.headers()['set-cookie']).toBeUndefined()
      expect.soft(html).toContain(`<html lang="${language}"`)
      expect.soft(described, address).toMatch(description)
      expect.soft({ address, isCanonical }).toEqual({ address, isCanonical: true })
      if (path !== buildSearchPath(trip))
        expect.soft(html).toContain('<script type="application/ld+json"')
    }
  }
  const headers = { 'user-agent': GOOGLEBOT }
  expect((await request.get('/no/such/page', { headers })).status()).toBe(404)
  expect((await request.get('/bookings', { headers, maxRedirects: 0 })).status()).toBe(302)
})
