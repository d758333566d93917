import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serve } from '@hono/node-server'

import { readConfig } from '../../../server/config/config.ts'
import { createSite } from '../../../server/site/site.ts'

/** A copy of the built app on a separate server. Tests may change it. */
export interface OwnBuild {
  origin: string
  /** Deploys a different version of the build. */
  deploy: () => void
  /** Renames every script, style sheet and font, so that the old names no longer exist. */
  renameAssets: () => void
  /** Writes `config.json`, as an operator does. */
  set: (settings: object) => void
  stop: () => Promise<void>
}

const WORKER_FILE = 'service-worker.js'

const respondNotFound = () => Promise.resolve(new Response(null, { status: 404 }))

export async function serveOwnBuild(): Promise<OwnBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'masar-build-'))
  cpSync('dist', folder, { recursive: true })
  for (const ending of ['br', 'gz']) rmSync(join(folder, `${WORKER_FILE}.${ending}`))
  const config = { ...readConfig({ PORT: '0' }), appDir: folder }
  const { fetch } = createSite({ api: respondNotFound, config, callControl: null })
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://localhost:${port}`,
    deploy() {
      const script = join(folder, WORKER_FILE)
      writeFileSync(script, `${readFileSync(script, 'utf8')}\n// Another version.\n`)
    },
    renameAssets: () => renameAssets(folder),
    set: (settings) => writeFileSync(join(folder, 'config.json'), JSON.stringify(settings)),
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function renameAssets(folder: string): void {
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file))
  const assets = join(folder, 'assets')
  // Longest first: one name may be the end of another.
  const names = readdirSync(assets).toSorted((a, b) => b.length - a.length)
  const known = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  for (const file of globSync('**/*.{js,css,html,json}', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(known, (name) => `v2${name}`),
    )
  }
  for (const name of names) renameSync(join(assets, name), join(assets, `v2${name}`))
}
