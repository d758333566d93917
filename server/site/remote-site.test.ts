import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findFreePort } from '../testing/processes/free-port.ts'
import {
  runFile,
  type ServerProcess,
  startRemoteSite,
} from '../testing/processes/server-process.ts'
import { startStub, type StubServer } from '../testing/processes/stub-server.ts'
import { createRemoteSite } from './remote-site.ts'

const SHELL = '<html lang="fr" dir="ltr"><title>Masar</title><div id="root"></div></html>'

/** The code of a renderer whose page shows the API's responses. */
const RENDERER_CODE = `
export async function renderDocument({ href, origin, language, visitor, settings, fetch }) {
  const page = { status: 200, location: null, title: '', tags: [], data: '{}', isPrivate: visitor !== null }
  const method = href === '/writes' ? 'DELETE' : 'POST'
  const path = href === '/writes' ? '/api/user' : '/api/frontend-cars/1/15'
  const response = await fetch(new Request(settings.apiHost + path, { method }))
  const text = [language, response.status, await response.text(), origin].join(' ')
  return { ...page, html: new TextEncoder().encode(text) }
}
`

let folder: string
let api: StubServer
beforeAll(async () => {
  api = await startStub(({ path }) =>
    path === '/api/country-code' ? { json: 'GB' } : { json: ['Clio'] },
  )
  folder = await mkdtemp(join(tmpdir(), 'masar-remote-'))
  await mkdir(join(folder, 'renderer'))
  await writeFile(join(folder, 'index.html'), SHELL)
  await writeFile(join(folder, 'renderer/render-page.js'), RENDERER_CODE)
  await writeSettings({})
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const writeSettings = (settings: object) =>
  writeFile(join(folder, 'config.json'), JSON.stringify({ apiHost: api.url, ...settings }))

describe('npm run site', () => {
  let site: ServerProcess
  beforeAll(async () => {
    site = await startRemoteSite(await findFreePort(), { APP_DIR: folder, HOST: '127.0.0.1' })
  })
  afterAll(() => site.stop())

  const ask = (path: string, init?: RequestInit) => fetch(`${site.origin}${path}`, init)

  it('renders pages with data from the configured API', async () => {
    const response = await ask('/search?l=en')
    expect(await response.text()).toContain('<div id="root">en 200 ["Clio"] </div>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(api.requests.map(({ path }) => path)).toContain('/api/frontend-cars/1/15')
  })

  it('allows pages to call the API and to load the configured services', async () => {
    await writeSettings({ paymentKeys: { stripe: 'pk_test' }, socialSignIn: { google: 'masar' } })
    const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${api.url}`)
    expect(policy).toContain('https://js.stripe.com')
    expect(policy).toContain('https://accounts.google.com/gsi/client')
    expect(policy).not.toContain('paypal')
    await writeSettings({})
  })

  it.each(['/bookings', '/booking?b=1', '/checkout?car=1', '/settings'])(
    'sends the shell for %s, because the session belongs to the API',
    async (path) => {
      const response = await ask(path, { headers: { cookie: 'bc-x-access-token-frontend=1' } })
      expect([response.status, await response.text()]).toEqual([200, SHELL])
    },
  )

  it('serves files, but no API', async () => {
    expect((await ask('/api/settings')).status).toBe(404)
    expect(await (await ask('/config.json')).json()).toEqual({ apiHost: api.url })
    expect((await ask('/renderer/render-page.js')).status).toBe(404)
  })

  it('exits with an error when no API is configured', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'masar-no-api-'))
    const env = { APP_DIR: empty, PORT: String(await findFreePort()) }
    const { code, output } = await runFile('server/serve-site.ts', env)
    await rm(empty, { recursive: true })
    expect(code).toBe(1)
    expect(output).toContain('config.json must set "apiHost"')
  })
})

function createRequester() {
  const site = createRemoteSite({
    appDir: folder,
    origin: 'https://cars.example',
    log: () => undefined,
  })
  return async (path: string, init?: RequestInit) => {
    const response = await site.request(`https://cars.example${path}`, init, { address: '::1' })
    return { response, html: await response.text() }
  }
}

describe('createRemoteSite', () => {
  it('serves the same public document to signed-in customers, so that caches can share it', async () => {
    const show = createRequester()
    const { html } = await show('/')
    const customer = await show('/', { headers: { cookie: 'masar-session=1; a=b' } })
    expect(customer.html).toBe(html)
    expect(customer.response.headers.get('cache-control')).toBe('no-cache')
  })

  it("renders the visitor's preferences", async () => {
    const show = createRequester()
    const { html } = await show('/', { headers: { cookie: 'a=b; masar-page-language=es' } })
    expect(html).toContain('>es 200')
  })

  it("fetches the visitor's country from the API when the operator enables it", async () => {
    const show = createRequester()
    await writeSettings({ languageFromCountry: true })
    expect((await show('/')).html).toContain('>en 200')
    await writeSettings({})
  })

  it('does not send calls that write', async () => {
    const show = createRequester()
    expect((await show('/writes')).html).toContain('>fr 503')
    expect(api.requests.map(({ path }) => path)).not.toContain('/api/user')
  })

  it('renders without data when the API is down', async () => {
    const show = createRequester()
    await writeSettings({ apiHost: `http://127.0.0.1:${await findFreePort()}` })
    expect((await show('/')).html).toContain('>fr 503')
    await writeSettings({})
  })
})
