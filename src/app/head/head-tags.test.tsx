import { beforeAll, describe, expect, it } from 'vitest'

import { activateLanguage, loadTexts } from '#i18n/activate.ts'
import { CLIO_DETAIL } from '#testing/fleet.ts'

import { parseConfig } from '../config.ts'
import { createHeadTags } from './head-tags.ts'
import type { HeadInput } from './page-facts.ts'

const makeInput = (changes: Partial<HeadInput>): HeadInput => ({
  config: parseConfig({ siteName: 'Rihla' }),
  origin: 'https://cars.example',
  path: '/about',
  search: '',
  language: 'en',
  title: 'Who we are - Masar',
  match: { routeId: '/about', loaderData: undefined },
  ...changes,
})
const makePageTags = (changes: Partial<HeadInput> = {}) => createHeadTags(makeInput(changes))
const findTagContent = (name: string, changes: Partial<HeadInput> = {}) =>
  makePageTags(changes).find(({ attributes }) =>
    [attributes['name'], attributes['property']].includes(name),
  )?.attributes['content']
const findLinks = (rel: string, changes: Partial<HeadInput> = {}) =>
  makePageTags(changes)
    .map(({ attributes }) => attributes)
    .filter((attributes) => attributes['rel'] === rel)
    .map(({ href, hreflang }) => [hreflang ?? '', href])
const parseTagData = (changes: Partial<HeadInput>) =>
  makePageTags(changes)
    .filter(({ tag }) => tag === 'script')
    .map(({ text = '' }) => JSON.parse(text) as unknown)

/** The pages in the sitemap, and the sign-in pages. */
const PUBLIC_ROUTES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/about',
  '/tos',
  '/_data/search',
  '/_data/locations',
  '/_data/suppliers',
  '/_data/faq',
  '/_data/contact',
  '/_data/privacy',
  '/_data/cookie-policy',
]

beforeAll(async () => {
  await activateLanguage('en')
  await loadTexts('below')
})

describe('the document head', () => {
  it('has one canonical URL, and an alternate for each language', () => {
    expect(findLinks('canonical')).toEqual([['', 'https://cars.example/about']])
    expect(findLinks('canonical', { search: '?l=es&utm=x' })).toEqual([
      ['', 'https://cars.example/about?l=es'],
    ])
    expect(findLinks('alternate', { search: '?l=es' })).toEqual([
      ['fr', 'https://cars.example/about?l=fr'],
      ['en', 'https://cars.example/about?l=en'],
      ['es', 'https://cars.example/about?l=es'],
      ['x-default', 'https://cars.example/about'],
    ])
  })

  it('has no alternates when the operator offers one language', () => {
    const config = parseConfig({ languages: ['en'], defaultLanguage: 'en' })
    expect(findLinks('alternate', { config })).toEqual([])
  })

  it('has the title, description and absolute image URL for link previews', () => {
    expect(findTagContent('og:image')).toBe('https://cars.example/share.png')
    expect(findTagContent('og:title')).toBe('Who we are - Masar')
    expect(findTagContent('og:site_name')).toBe('Rihla')
    expect(findTagContent('og:locale')).toBe('en_GB')
    expect(findTagContent('og:description')).toBe('Who we are, and how renting a car works here.')
  })

  it('names the location of a search but not its dates', () => {
    const search =
      '?pickup=66aa00000000000000000020&dropoff=66aa00000000000000000020&from=2027-06-01T10:00'
    const match = { routeId: '/_data/search', loaderData: { pickUp: { name: 'Gafsa' } } }
    expect(findTagContent('description', { match })).toBe(
      'Rent a car in Gafsa: compare rental companies, options and full prices.',
    )
    expect(findLinks('canonical', { path: '/search', search, match })).toEqual([
      [
        '',
        'https://cars.example/search?pickup=66aa00000000000000000020&dropoff=66aa00000000000000000020',
      ],
    ])
  })

  it.each(['/_data/bookings', '/_data/checkout', '/activate', '/$'])(
    'contains only `noindex` for %s',
    (routeId) => {
      expect(makePageTags({ match: { routeId } })).toEqual([
        { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      ])
    },
  )

  it.each(PUBLIC_ROUTES)(
    'has a canonical URL, a description and structured data in each language for %s',
    async (routeId) => {
      const path = routeId.replace('/_data', '')
      const pages = []
      for (const language of ['fr', 'en', 'es'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one language at a time
        await activateLanguage(language)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await loadTexts('below')
        const page = { path, language, search: `?l=${language}`, match: { routeId } }
        const url = `https://cars.example${path}?l=${language}`
        expect(findLinks('canonical', page)).toEqual([['', url]])
        const description = findTagContent('description', page)
        expect(parseTagData(page).at(-1)).toMatchObject({ url, description, inLanguage: language })
        pages.push(description)
      }
      expect(new Set(pages).size).toBe(3)
      expect(pages).not.toContain('')
      await activateLanguage('en')
    },
  )

  it('describes the operator on the home page', () => {
    const [organisation] = parseTagData({ path: '/', match: { routeId: '/' } })
    expect(organisation).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Rihla',
      url: 'https://cars.example/',
      contactPoint: { email: 'contact@masar.example' },
    })
  })

  it('describes a car with its daily price, including the supplier’s percentage', () => {
    const supplier = { ...CLIO_DETAIL.supplier, fullName: '</script><b>', priceChangeRate: 10 }
    const car = { ...CLIO_DETAIL, dailyPrice: 100, image: 'clio é.jpg', supplier }
    const page = {
      path: `/car/${car._id}`,
      match: { routeId: '/_data/car/$carId', loaderData: { car } },
    }
    const [data] = parseTagData(page)
    expect(data).toMatchObject({
      '@type': ['Product', 'Car'],
      name: car.name,
      image: 'https://cars.example/cdn/bookcars/cars/clio%20%C3%A9.jpg',
      offers: {
        '@type': 'Offer',
        price: 110,
        priceCurrency: 'TND',
        priceSpecification: { unitCode: 'DAY' },
        seller: { name: '</script><b>' },
      },
    })
    expect(makePageTags(page).find(({ tag }) => tag === 'script')?.text).not.toContain('</script>')
  })
})
