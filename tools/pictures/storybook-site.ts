import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'

import { BASELINES } from './baselines.ts'

const SITE = '.tmp/pictures/site'
const BUILT = '.tmp/pictures/built'

/** What a story is made of: folders and files of the project. */
const SOURCES = [
  '{.storybook,stories,src,machines,domain,openapi,public,tools/charts}/**/*',
  '{package-lock.json,*.config.ts,*.config.js}',
]

export interface Site {
  origin: string
  close(): void
}

/** Storybook as static files, built anew where a source is younger than the last build. */
export function buildSite(): void {
  const start = Date.now()
  if (existsSync(join(SITE, 'index.json')) && youngestSource() < Number(readBuilt())) return
  console.log('Storybook is built …')
  execFileSync('storybook', ['build', '--quiet', '--output-dir', SITE], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  mkdirSync('.tmp/pictures', { recursive: true })
  writeFileSync(BUILT, String(start))
}

const readBuilt = () => (existsSync(BUILT) ? readFileSync(BUILT, 'utf8') : '0')

/** A folder is as young as what was last added to it or taken away. */
function youngestSource(): number {
  const files = globSync(SOURCES).filter((file) => !file.startsWith(BASELINES))
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}

/** Serves the built stories on a free port of this machine. */
export async function serveSite(folder = SITE): Promise<Site> {
  const app = new Hono().get(
    '*',
    serveStatic({
      root: folder,
      join,
      getContent: (name) => readFile(name).catch(() => null),
      // Each picture is of a page that is opened anew: what it loads comes from memory.
      onFound: (_, c) => c.header('cache-control', 'max-age=86400'),
    }),
  )
  return new Promise((resolve) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) =>
        resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() }),
    )
  })
}
