import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '../../config/config.ts'
import { createSite } from '../site.ts'

const EMPTY = '<!doctype html><div id="root"></div>'
const LIST = {
  pages: { '/': 'home.html', '/sign-in': 'sign-in.html' },
  routes: ['/', '/search', '/car/$carId', '/sign-in', '/$'],
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-documents-'))
  await writeFile(join(folder, 'index.html'), EMPTY)
  for (const language of ['fr', 'en', 'es']) {
    const home = join(folder, 'documents', language)
    // oxlint-disable-next-line no-await-in-loop -- three folders
    await mkdir(home, { recursive: true })
    for (const page of ['home', 'sign-in', 'not-found']) {
      // oxlint-disable-next-line no-await-in-loop -- nine files
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
  it.each(['/search?p=1', '/car/66aa00000000000000000001', '/?drawn=no', '/sign-in?staff=true'])(
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

it('an address that no page has is answered with the page that says so', async () => {
  expect(await body('/nothing/here?l=en')).toBe('en not-found')
  expect(await body('/car')).toBe('fr not-found')
  expect((await ask('/nothing.js')).status).toBe(404)
})
