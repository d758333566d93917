import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { readConfig } from '../../server/config/config.ts'
import { createSite } from '../../server/site/site.ts'
import { buildApp } from '../build.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'masar-build-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><script type="module" src="/a.js">')
  await writeFile(join(root, 'a.js'), 'document.title = "first"')
  await build()
})
afterAll(() => rm(root, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const folder = () => join(root, 'dist')
const build = () => buildApp(folder(), { root, configFile: false, logLevel: 'silent' })

const noApi = () => Promise.reject(new Error('Nobody calls the API.'))

/** As a browser asks, which takes what is compressed. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const site = createSite({
    api: noApi,
    config: { ...readConfig({}), appDir: folder() },
    callControl: null,
  })
  return site.request(path, { headers: { 'accept-encoding': 'gzip, br', ...headers } })
}

const settings = async () => (await ask('/config.json')).text()
const read = (name: string) => readFile(join(folder(), name), 'utf8')
const edit = (text: string) => writeFile(join(folder(), 'config.json'), text)

it('a script of the built app begins with what has browsers compile all of it while it arrives', async () => {
  const [script = ''] = /assets\/[\w-]+\.js/.exec(await read('index.html')) ?? []
  expect(await read(script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n./)
})

// @shows OPS-5
it('the built app has settings that say nothing, to be edited', async () => {
  expect(await settings()).toBe('{}\n')
})

// @shows OPS-15
it('the built app shows a browser what an operator writes into the settings', async () => {
  const etag = (await ask('/config.json')).headers.get('etag') ?? ''
  await edit('{ "siteName": "Atlas" }')
  const response = await ask('/config.json', { 'if-none-match': etag })
  expect([response.status, await response.text()]).toEqual([200, '{ "siteName": "Atlas" }'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

it('another build leaves the settings of an operator alone', async () => {
  await edit('{ "siteName": "Zarzis" }')
  const before = await readFile(join(folder(), 'index.html'), 'utf8')
  await writeFile(join(root, 'a.js'), 'document.title = "second"')
  await build()

  expect(await settings()).toBe('{ "siteName": "Zarzis" }')
  expect(await readFile(join(folder(), 'index.html'), 'utf8')).not.toBe(before)
  const [old = ''] = /assets\/[\w-]+\.js/.exec(before) ?? []
  expect((await ask(`/${old}`)).status).toBe(404)
  const page = await ask('/index.html')
  expect(page.headers.get('content-encoding')).toBe('br')
})

it('a build for a public address names it to search engines and to whoever shows its link', async () => {
  const picture = '<meta property="og:image" content="/share.png" />'
  const html = `<!doctype html>${picture}<script type="module" src="/a.js"></script>`
  await writeFile(join(root, 'index.html'), html)
  await build()
  await expect(read('robots.txt')).rejects.toThrow('ENOENT')
  expect(await read('index.html')).toContain('content="/share.png"')

  vi.stubEnv('PUBLIC_URL', 'https://cars.example/')
  await build()
  expect(await read('index.html')).toContain('content="https://cars.example/share.png"')
  expect(await read('robots.txt')).toContain('Sitemap: https://cars.example/sitemap.xml\n')
  const pages = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(pages.length).toBeGreaterThan(0)
  for (const [, page = ''] of pages) expect(new URL(page).origin).toBe('https://cars.example')
})
