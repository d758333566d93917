import type { Page } from '@playwright/test'

import { expect, test } from '../steps/person/customer.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'

/** Reads the document head after the first interaction. */
async function readHead(page: Page, path: string) {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text())
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(10, 10)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  const href = (rel: string, language = '') =>
    page.locator(`link[rel=${rel}]${language && `[hreflang=${language}]`}`).getAttribute('href')
  const data = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  }
  return { content, href, data, refused }
}

test('the head of the home page names the operator and references an existing preview image @nightly', async ({
  page,
  baseURL,
}) => {
  const { content, href, data, refused } = await readHead(page, '/')
  expect(await href('canonical')).toBe(`${baseURL}/`)
  expect(await content('description')).toContain('Rent a car, a van or a scooter')
  expect(await data()).toMatchObject([
    { '@type': 'Organization', name: 'Masar' },
    { '@type': 'WebPage', inLanguage: 'en' },
  ])
  const picture = await page.request.get((await content('og:image')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(refused).toEqual([])
})

test('search and car pages have canonical URLs, and a car’s structured data contains an offer @nightly', async ({
  page,
  trip,
  baseURL,
}) => {
  const search = await readHead(page, buildSearchPath(trip))
  expect(await search.href('canonical')).toBe(
    `${baseURL}/search?pickup=${trip.location.id}&dropoff=${trip.location.id}`,
  )
  expect(await search.content('description')).toContain(trip.location.name)

  const car = await readHead(page, `/car/${trip.car.id}`)
  expect(await car.href('canonical')).toBe(`${baseURL}/car/${trip.car.id}`)
  expect(await car.content('og:title')).toContain(trip.car.name)
  expect(await car.data()).toMatchObject([
    { name: trip.car.name, offers: { '@type': 'Offer', priceCurrency: 'TND' } },
    { '@type': 'WebPage', inLanguage: 'en' },
  ])
  expect(car.refused).toEqual([])
})

test('a French page has a French description, and links to its other languages @nightly', async ({
  page,
  baseURL,
}) => {
  const { content, href } = await readHead(page, '/tos?l=fr')
  expect(await content('description')).toBe('Les conditions auxquelles vous louez ici une voiture.')
  expect(await content('og:locale')).toBe('fr_FR')
  expect(await href('canonical')).toBe(`${baseURL}/tos?l=fr`)
  expect(await href('alternate', 'es')).toBe(`${baseURL}/tos?l=es`)
  expect(await href('alternate', 'x-default')).toBe(`${baseURL}/tos`)
})

test('the app can be installed: its manifest is served, and every icon in it exists', async ({
  page,
}) => {
  await page.goto('/favicon.svg')
  const manifest = await page.request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const {
    name,
    start_url: start,
    icons,
  } = (await manifest.json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect([name, start]).toEqual(['Masar', '/'])
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size).toBe(sizes)
  }
})
