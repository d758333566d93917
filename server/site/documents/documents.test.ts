import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '../../config/config.ts'
import { createSite } from '../site.ts'

const EMPTY = '<!doctype html><div id="root"></div>'
const LIST = {
  pages: {
    '/': { file: 'home.html' },
    '/sign-in': { file: 'sign-in.html' },
    '/search': { file: 'search.html', needs: ['p', 'f', 't'] },
    '/car/$carId': { file: 'car.html', needs: [] },
  },
  routes: ['/', '/search', '/car/$carId', '/checkout', '/sign-in', '/$'],
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-documents-'))
  await writeFile(join(folder, 'index.html'), EMPTY)
  for (const language of ['fr', 'en', 'es']) {
    const home = join(folder, 'documents', language)
    // oxlint-disable-next-line no-await-in-loop -- three folders
    await mkdir(home, { recursive: true })
    for (const page of ['home', 'sign-in', 'search', 'car', 'not-found']) {
      // oxlint-disable-next-line no-await-in-loop -- fifteen files
      await writeFile(join(home, `${page}.html`), `${language} ${page}`)
    }
  }
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => build({}))

/** Both as a build leaves them. */
async function build(settings: object) {
  const list = { ...LIST, settings: JSON.stringify(settings) }
  await writeFile(join(folder, 'documents/list.json'), JSON.stringify(list))
  await edit(JSON.stringify(settings))
}
const edit = (settings: string) => writeFile(join(folder, 'config.json'), settings)

const api = () => Promise.reject(new Error('Nobody calls the API.'))

function ask(path: string, headers: Record<string, string> = {}) {
  const config = { ...readConfig({ COUNTRY_CODE: 'GB' }), appDir: folder }
  return createSite({ api, config, callControl: null }).request(path, { headers }, {})
}
const body = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).text()

describe('a page that the build has drawn', () => {
  // @shows LANG-2, LANG-3
  it('comes in the language of the address, of the browser, or in the usual one', async () => {
    expect(await body('/')).toBe('fr home')
    expect(await body('/', { cookie: 'masar-page-language=es' })).toBe('es home')
    expect(await body('/?l=en', { cookie: 'masar-page-language=es' })).toBe('en home')
    expect(await body('/sign-in/?from=%2Ffaq')).toBe('fr sign-in')
  })

  it('is never in a language that the operator does not offer', async () => {
    await build({ languages: ['en', 'es'], defaultLanguage: 'en' })
    expect(await body('/?l=fr', { cookie: 'masar-page-language=fr' })).toBe('en home')
    expect(await body('/', { cookie: 'masar-page-language=%00' })).toBe('en home')
  })

  // @shows LANG-4, LANG-5
  it('comes in the language of the country where the operator wants that, for its reader alone', async () => {
    await build({ languageFromCountry: true })
    const response = await ask('/')
    expect(await response.text()).toBe('en home')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(await body('/', { cookie: 'masar-page-language=es' })).toBe('es home')
  })

  it('comes in the language that the browser prefers where the operator wants that', async () => {
    const spanish = { 'accept-language': 'de-DE,de;q=0.9,es;q=0.8,en;q=0.7' }
    expect(await body('/', spanish)).toBe('fr home')
    expect((await ask('/', spanish)).headers.get('vary')).not.toContain('Accept-Language')

    await build({ languageFromBrowser: true, languageFromCountry: true })
    const response = await ask('/', spanish)
    expect(await response.text()).toBe('es home')
    // A shared cache stores one document for each header, and the country is not one.
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await body('/?l=fr', spanish)).toBe('fr home')
    expect(await body('/', { ...spanish, cookie: 'masar-page-language=fr' })).toBe('fr home')
    expect(await body('/', { 'accept-language': 'de-DE' })).toBe('en home')

    await build({ languageFromBrowser: true, languages: ['en', 'fr'], defaultLanguage: 'fr' })
    expect(await body('/', spanish)).toBe('en home')
    expect(await body('/', { 'accept-language': '*' })).toBe('fr home')
    const etag = (await ask('/', spanish)).headers.get('etag') ?? ''
    const french = { 'accept-language': 'fr', 'if-none-match': etag }
    expect([(await ask('/', french)).status, await body('/', french)]).toEqual([200, 'fr home'])
  })

  it('says in which language it is, and what it depends on', async () => {
    const { headers } = await ask('/?l=es')
    expect(headers.get('content-language')).toBe('es')
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(headers.get('server-timing')).toBe('masar')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('is not sent again while it is the same, and is in another language', async () => {
    const etag = (await ask('/')).headers.get('etag') ?? ''
    expect((await ask('/', { 'if-none-match': etag })).status).toBe(304)
    const other = await ask('/?l=en', { 'if-none-match': etag })
    expect([other.status, await other.text()]).toEqual([200, 'en home'])
  })
})

describe('the app draws by itself', () => {
  it.each(['/search?p=1', '/checkout?p=1&f=2&t=3', '/?drawn=no', '/sign-in?staff=true'])(
    'what is not drawn ahead: %s',
    async (path) => {
      expect(await body(path)).toBe(EMPTY)
      expect((await ask(path)).headers.get('server-timing')).toBeNull()
    },
  )

  it('all pages once the settings have been edited, until they are drawn anew', async () => {
    await edit('{ "siteName": "Atlas Cars" }')
    expect(await body('/')).toBe(EMPTY)
    await edit('{ "siteName": ')
    expect(await body('/')).toBe(EMPTY)
    await edit('{}\n\n')
    expect(await body('/')).toBe('fr home')
  })
})

describe('a page that is drawn as far as it is the same for everybody', () => {
  it('comes where its address says all that it needs', async () => {
    expect(await body('/search?p=1&d=2&f=3&t=4&rg=mini&l=en')).toBe('en search')
    expect(await body('/car/66aa00000000000000000001?p=1')).toBe('fr car')
    expect(await body('/car/66aa00000000000000000001/')).toBe('fr car')
  })
})

async function missing(path: string) {
  const response = await ask(path)
  return [response.status, await response.text()]
}

describe('an address that no page has', () => {
  it('is answered with the page that says so, and as missing', async () => {
    expect(await missing('/nothing/here?l=en')).toEqual([404, 'en not-found'])
    expect(await missing('/car')).toEqual([404, 'fr not-found'])
    expect((await ask('/nothing/here')).headers.get('content-language')).toBe('fr')
  })

  it('is missing where the app draws by itself, too', async () => {
    await edit('{ "siteName": "Atlas Cars" }')
    expect(await missing('/nothing/here')).toEqual([404, EMPTY])
    expect(await missing('/search')).toEqual([200, EMPTY])
  })

  it('is no file either', async () => {
    expect((await ask('/nothing.js')).status).toBe(404)
    expect((await ask('/assets/nothing-12345678.js')).status).toBe(404)
  })
})
