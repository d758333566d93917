import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { resolveConfig } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { readConfig } from '../../server/config/config.ts'
import { createSite } from '../../server/site/site.ts'
import { buildApp } from '../build.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'masar-build-'))
  await writeSource('index.html', '<!doctype html><script type="module" src="/src/main.js">')
  await buildTestApp('document.title = "first"')
})
afterAll(() => rm(root, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const getBuildFolder = () => join(root, 'dist')

async function writeSource(name: string, text: string) {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
}

/** Builds an app from these modules. */
async function buildTestApp(main: string, others: Readonly<Record<string, string>> = {}) {
  // Vitest sets NODE_ENV, from which the build would derive its mode.
  vi.stubEnv('NODE_ENV', 'production')
  const files = Object.entries({ 'src/main.js': main, ...others })
  await Promise.all(files.map(([name, code]) => writeSource(name, code)))
  return buildApp(getBuildFolder(), { root, configFile: false, logLevel: 'silent' })
}

const MAIN_WITH_DRAWER = `import { shown } from './dev/drawer.js'; document.title = shown`
const MAIN_WITH_DEVELOPMENT_DRAWER = `if (import.meta.env.DEV) import('./dev/drawer.js'); document.title = 'Masar'`
const DRAWER_MODULE = `export const shown = document.title + 'drawer'`

const rejectApiCall = () => Promise.reject(new Error('Unexpected API call.'))

/** Sends a request like a browser, which accepts compressed responses. */
async function sendRequest(path: string, headers: Record<string, string> = {}) {
  const site = createSite({
    api: rejectApiCall,
    config: { ...readConfig({}), appDir: getBuildFolder() },
    callControl: null,
  })
  return site.request(path, { headers: { 'accept-encoding': 'gzip, br', ...headers } })
}

const fetchSettings = async () => (await sendRequest('/config.json')).text()
const readBuiltFile = (name: string) => readFile(join(getBuildFolder(), name), 'utf8')
const editSettings = (text: string) => writeFile(join(getBuildFolder(), 'config.json'), text)

it('built scripts start with the hint to compile all functions on load', async () => {
  const [script = ''] = /assets\/[\w-]+\.js/.exec(await readBuiltFile('index.html')) ?? []
  expect(await readBuiltFile(script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n./)
})

// @shows OPS-5
it('a new build has empty settings for the operator to edit', async () => {
  expect(await fetchSettings()).toBe('{}\n')
})

// @shows OPS-15
it('a browser gets the settings that the operator has edited', async () => {
  const etag = (await sendRequest('/config.json')).headers.get('etag') ?? ''
  await editSettings('{ "siteName": "Atlas" }')
  const response = await sendRequest('/config.json', { 'if-none-match': etag })
  expect([response.status, await response.text()]).toEqual([200, '{ "siteName": "Atlas" }'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

it('another build keeps the operator’s settings', async () => {
  await editSettings('{ "siteName": "Zarzis" }')
  const before = await readFile(join(getBuildFolder(), 'index.html'), 'utf8')
  await buildTestApp('document.title = "second"')

  expect(await fetchSettings()).toBe('{ "siteName": "Zarzis" }')
  expect(await readFile(join(getBuildFolder(), 'index.html'), 'utf8')).not.toBe(before)
  const [old = ''] = /assets\/[\w-]+\.js/.exec(before) ?? []
  expect((await sendRequest(`/${old}`)).status).toBe(404)
  const page = await sendRequest('/index.html')
  expect(page.headers.get('content-encoding')).toBe('br')
})

it('a build with PUBLIC_URL uses that URL for search engines and link previews', async () => {
  const picture = '<meta property="og:image" content="/share.png" />'
  const html = `<!doctype html>${picture}<script type="module" src="/src/main.js"></script>`
  await writeSource('index.html', html)
  await buildTestApp(MAIN_WITH_DEVELOPMENT_DRAWER)
  await expect(readBuiltFile('robots.txt')).rejects.toThrow('ENOENT')
  expect(await readBuiltFile('index.html')).toContain('content="/share.png"')

  vi.stubEnv('PUBLIC_URL', 'https://cars.example/')
  await buildTestApp(MAIN_WITH_DEVELOPMENT_DRAWER)
  expect(await readBuiltFile('index.html')).toContain('content="https://cars.example/share.png"')
  expect(await readBuiltFile('robots.txt')).toContain('Sitemap: https://cars.example/sitemap.xml\n')
  const pages = [...(await readBuiltFile('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(pages.length).toBeGreaterThan(0)
  for (const [, page = ''] of pages) expect(new URL(page).origin).toBe('https://cars.example')
})

describe('a production build', () => {
  it('succeeds when the app imports the drawer only in development, as ours does', async () => {
    expect(readFileSync('src/app/main.tsx', 'utf8')).toContain("import('../dev/drawer.tsx')")
    const compressed = await buildTestApp(MAIN_WITH_DEVELOPMENT_DRAWER, {
      'src/dev/drawer.js': DRAWER_MODULE,
    })
    expect(compressed).toBeGreaterThan(0)
  })

  it.each(['dev/drawer', 'api/testing/stub'])('fails when it contains src/%s', async (name) => {
    const main = MAIN_WITH_DRAWER.replace('dev/drawer', name)
    await expect(buildTestApp(main, { [`src/${name}.js`]: DRAWER_MODULE })).rejects.toThrow(
      `${name}.js`,
    )
  })

  it.each(['masar-drawer', 'Live charts'])('fails when it contains the text "%s"', async (word) => {
    await expect(buildTestApp(`document.title = '${word}'`)).rejects.toThrow(word)
  })

  it('fails when it contains code that inspects flows', async () => {
    const main = `const deps = globalThis.deps; document.title = deps.inspect`
    await expect(buildTestApp(main)).rejects.toThrow('.inspect')
  })
})

it.each(['build', 'serve'] as const)(
  'charts are laid out only by the development server: %s',
  async (command) => {
    const { plugins } = await resolveConfig({ logLevel: 'silent' }, command)
    const names = plugins.map(({ name }) => name)
    expect(names.includes('drawn-machines')).toBe(command === 'serve')
  },
)
