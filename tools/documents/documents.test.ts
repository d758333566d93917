// @vitest-environment jsdom
import { readFileSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { askForFirstPage } from '../build/first-page.ts'
import { documentHtml, headHtml } from './document-html.ts'
import { guardDocument } from './guard-document.ts'
import { withGuard } from './guard-script.ts'

const EMPTY =
  '<html lang="fr" dir="ltr"><head><meta name="description" content="Masar" data-page /><title>Masar</title></head><body><div id="root"></div></body></html>'
const PARTS = {
  page: '/about',
  language: 'en',
  languages: ['fr', 'en'],
  settings: '{"siteName":"A & \\"B\\""}',
  isByCountry: false,
  isByBrowser: false,
  head: headHtml('A < B', [{ tag: 'meta', attributes: { name: 'description', content: '"A"' } }]),
  html: '<p>$& drawn</p>',
  hasDates: true,
}

describe('a document', () => {
  it('has the drawn page, and what it was drawn for', () => {
    const drawn = new DOMParser().parseFromString(documentHtml(EMPTY, PARTS), 'text/html')
    const { lang, dataset } = drawn.documentElement
    expect([lang, Object.fromEntries(Object.entries(dataset))]).toEqual([
      'en',
      { page: '/about', languages: 'fr en', settings: PARTS.settings },
    ])
    expect(drawn.title).toBe('A < B')
    const descriptions = [...drawn.querySelectorAll('[name=description]')]
    expect(descriptions.map((one) => one.getAttribute('content'))).toEqual(['"A"'])
    expect(drawn.querySelector('#root')?.innerHTML).toBe('<p>$&amp; drawn</p>')
  })

  it('that is a frame says what it needs, and asks before it asks for scripts', () => {
    const frame = { needs: ['p', 'f'], facts: { size: 15 }, script: 'ask("$&")' }
    const drawn = new DOMParser().parseFromString(
      documentHtml(withGuard(askForFirstPage(EMPTY, {})), { ...PARTS, frame }),
      'text/html',
    )
    const { needs, frame: facts } = drawn.documentElement.dataset
    expect([needs, facts]).toEqual(['p f', '{"size":15}'])
    const scripts = [...drawn.querySelectorAll('script')].map(({ text }) => text)
    expect(scripts.map((text) => text.includes('guardDocument'))).toEqual([true, false, false])
    expect(scripts[1]).toBe('ask("$&")')
  })

  it('prepares the first date of the browser only where it has some', () => {
    const empty = readFileSync('index.html', 'utf8')
    expect(documentHtml(empty, PARTS)).toContain('new Intl.DateTimeFormat')
    expect(documentHtml(empty, { ...PARTS, hasDates: false })).not.toContain('Intl')
  })

  it('is not made from one that has no room for it', () => {
    expect(() => documentHtml('<html></html>', PARTS)).toThrow('index.html has no')
  })
})

const root = document.documentElement

/** A document that arrives at an address, checked by our server or not. */
function arrives(path: string, marks: Record<string, string> = {}, isChecked = true) {
  history.replaceState(null, '', path)
  Object.assign(root.dataset, { page: '/about', languages: 'fr en', settings: '{}', ...marks })
  root.lang = 'fr'
  const serverTiming = isChecked ? [{ name: 'masar' }] : []
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as never])
  guardDocument()
  return root.dataset['drawn']
}

describe('the guard of a document', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    dispatchEvent(new Event('masar-taken-over'))
    for (const name of Object.keys(root.dataset)) delete root.dataset[name]
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it.each(['/about', '/about/', '/about?utm_source=mail&l=fr'])('shows the page at %s', (path) => {
    expect(arrives(path)).toBeUndefined()
  })

  it('leaves a document without a page alone', () => {
    history.replaceState(null, '', '/search')
    guardDocument()
    expect(Object.keys(root.dataset)).toEqual([])
  })

  it('hides what was drawn for another question', () => {
    expect(arrives('/about?q=word')).toBe('no')
  })

  it.each([
    ['the address', '/about?l=en', {}],
    ['the choice', '/about', { 'masar-language': 'en' }],
    ['the account', '/about', { 'masar-user': '{"_id":"1","language":"en"}' }],
  ])('hides a page in another language than that of %s', (_, path, kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    expect(arrives(path)).toBe('no')
  })

  it.each([
    ['/search?p=1&f=2&t=3&rg=mini', undefined],
    ['/search?p=1', 'no'],
  ])('shows a frame where the address says what it needs: %s', (path, shown) => {
    expect(arrives(path, { page: '/search', needs: 'p f t' })).toBe(shown)
  })

  it('knows the page of an address with something of its own in it, where no server has looked', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    expect(arrives('/car/12?p=1', { page: '/car/$carId', needs: '' }, false)).toBe('unchecked')
    expect(arrives('/car', { page: '/car/$carId', needs: '' }, false)).toBe('no')
  })

  it('shows a page in a language that is not offered to whoever once chose it', () => {
    localStorage.setItem('masar-language', 'es')
    expect(arrives('/about')).toBeUndefined()
  })

  it('hides a page of another address, and of another country, where no server has looked', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    expect(arrives('/faq', {}, false)).toBe('no')
    expect(arrives('/about', { byCountry: '' }, false)).toBe('no')
  })

  // @sets languageFromBrowser
  it.each([
    [['es-ES', 'fr'], true, 'unchecked'],
    [['en-GB', 'fr'], true, 'no'],
    [['de-DE'], true, 'unchecked'],
    [['en-GB', 'fr'], false, 'unchecked'],
  ])(
    'follows a browser that reads %j where the operator wants it (%s)',
    (tags, isWanted, shown) => {
      vi.stubGlobal('fetch', () => new Promise(() => undefined))
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
      expect(arrives('/about', isWanted ? { byBrowser: '' } : {}, false)).toBe(shown)
    },
  )

  it.each([
    ['{}', undefined],
    ['{"siteName":"Atlas"}', 'no'],
    ['{"siteName":', 'no'],
  ])('waits for the settings of a web host: %s', async (settings, after) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => promise)
    expect(arrives('/about', {}, false)).toBe('unchecked')
    resolve(new Response(settings))
    await vi.waitFor(() => expect(root.dataset['drawn']).toBe(after))
  })

  it('presses again, once, what was pressed before the app was there', async () => {
    arrives('/about')
    document.body.innerHTML =
      '<form><button>Send</button></form><button type="button">Menu</button>'
    const heard: string[] = []
    document.querySelector('form')?.requestSubmit()
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      heard.push('submit')
    })
    expect(heard).toEqual([])
    dispatchEvent(new Event('masar-taken-over'))
    dispatchEvent(new Event('masar-taken-over'))
    await vi.waitFor(() => expect(heard).toEqual(['submit']))
  })

  it('presses the button of the same name where the app has drawn over the frame', async () => {
    arrives('/about')
    document.body.innerHTML = '<button type="button">Menu</button>'
    document.querySelector('button')?.click()
    document.body.innerHTML = '<button type="button">Menu</button>'
    const heard = vi.fn<() => void>()
    document.querySelector('button')?.addEventListener('click', heard)
    dispatchEvent(new Event('masar-taken-over'))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  })
})
