import { presetPageLanguage } from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

test('a first visit loads only the font’s basic glyphs, and others once typed', async ({
  page,
  context,
  baseURL,
}) => {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /(figtree[a-z-]*)-[\w-]{8}\.woff2$/.exec(request.url()) ?? []
    if (name) fonts.add(name)
  })
  await presetPageLanguage(context, 'en', baseURL ?? '')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...fonts]).toEqual(['figtree-first-glyphs'])

  await page.getByRole('combobox', { name: 'Pick-up location' }).fill('Łódź')
  await expect
    .poll(() => [...fonts])
    .toEqual(['figtree-first-glyphs', 'figtree-latin-ext-wght-normal'])
})
