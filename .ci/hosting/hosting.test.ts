import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findFreePort } from '../../server/testing/processes/free-port.ts'
import { STATIC_PAGES, getStaticPageName } from '../../tools/build/static-pages.ts'
import { isInstalled, startWebHost, WEB_HOSTS } from './web-hosts.ts'

const SCRIPT_PATH = 'assets/app-CAFEBABE.js'
const PAGES = STATIC_PAGES.filter((page) => page !== '/not-found')

/** The pages that browsers render from the app shell: every route that is not rendered at build time. */
const APP_PAGES = globSync('src/routes/*.tsx')
  .map((file) => basename(file, '.tsx').replace('_data.', ''))
  .filter((name) => /^[a-z]/.test(name) && name !== 'index')
  .map((name) => `/${name.replace('.$', '/').replace('.', '/')}`)
  .filter((path) => !PAGES.some((page) => page === path))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-hosting-'))
  // The web server may run as a different user.
  chmodSync(folder, 0o755)
  writeHostedFile('index.html', 'the app')
  writeHostedFile(SCRIPT_PATH, 'the script')
  writeHostedFile(`${SCRIPT_PATH}.gz`, gzipSync('the script'))
  for (const language of ['fr', 'en', 'es'])
    for (const name of STATIC_PAGES.map(getStaticPageName))
      writeHostedFile(`documents/${language}/${name}.html`, `${language} ${name}`)
})
afterAll(() => rmSync(folder, { recursive: true }))

function writeHostedFile(name: string, content: string | Buffer) {
  const file = join(folder, 'dist', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

for (const host of WEB_HOSTS) {
  const isHere = isInstalled(host.name)

  describe.skipIf(!isHere)(`${host.name}${isHere ? '' : ' (it is not installed)'}`, () => {
    let port: number
    let stop: () => Promise<void>
    beforeAll(async () => {
      port = await findFreePort()
      const hosted = { files: join(folder, 'dist'), work: join(folder, host.name), port }
      stop = await startWebHost(host, hosted)
    })
    afterAll(() => stop())

    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers })
    const readDocument = async (path: string, headers?: Record<string, string>) => {
      const response = await ask(path, headers)
      return [response.status, await response.text()]
    }

    it.each(PAGES)('sends the document of %s', async (page) => {
      expect(await readDocument(page)).toEqual([200, `fr ${getStaticPageName(page)}`])
      expect(await readDocument(`${page === '/' ? '' : page}/?utm_source=mail`)).toEqual([
        200,
        `fr ${getStaticPageName(page)}`,
      ])
    })

    it('uses the language in the URL, or the one last used in this browser', async () => {
      const spanish = { cookie: 'one=two; masar-page-language=es' }
      expect(await readDocument('/about?l=en')).toEqual([200, 'en about'])
      expect(await readDocument('/', spanish)).toEqual([200, 'es home'])
      expect(await readDocument('/faq?l=en', spanish)).toEqual([200, 'en faq'])
      expect(await readDocument('/?l=xx')).toEqual([200, 'fr home'])
      expect((await ask('/about')).headers.get('vary')).toMatch(/cookie/i)
    })

    it.each(['/', '/search?pickup=1', '/bookings', '/no/such/page'])(
      'requires Trusted Types on %s',
      async (page) => {
        const policy = (await ask(page)).headers.get('content-security-policy')
        expect(policy).toContain(
          "require-trusted-types-for 'script'; trusted-types masar masar-data default",
        )
      },
    )

    it.each(APP_PAGES)('sends the shell for %s', async (page) => {
      expect(await readDocument(page)).toEqual([200, 'the app'])
      expect(await readDocument(`${page}/?b=1`)).toEqual([200, 'the app'])
    })

    it('responds with 404 in the requested language when there is no page at the URL', async () => {
      expect(await readDocument('/no/such/page')).toEqual([404, 'fr not-found'])
      expect(await readDocument('/car?l=en')).toEqual([404, 'en not-found'])
    })

    it('serves scripts as immutable, and sends no page for a missing script', async () => {
      const response = await ask(`/${SCRIPT_PATH}`)
      expect([response.status, await response.text()]).toEqual([200, 'the script'])
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(response.headers.get('cache-control')).toContain('immutable')
      const [status, text] = await readDocument('/assets/old-DEADBEEF.js')
      expect(status).toBe(404)
      expect(text).not.toContain('not-found')
      expect((await ask('/about')).headers.get('cache-control')).toBe('no-cache')
    })
  })
}
