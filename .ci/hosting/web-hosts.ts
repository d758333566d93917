import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { vi } from 'vitest'

/** A third-party web server, configured with the documented hosting rules. */
export interface WebHost {
  name: string
  /** Writes the server's configuration into a folder, and returns the command that starts the server. */
  prepare: (folder: HostedFolder) => { command: string; args: string[] }
}

interface HostedFolder {
  /** The port of a BookCars backend. If set, the documented proxy rules for BookCars are included. */
  backendPort?: number
  /** The built app. */
  files: string
  /** The folder that the server may write to. */
  work: string
  port: number
}

/** Returns the first code block in this language from a page in `docs/`. */
function readBlock(page: string, language: string): string {
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``)
  const [, text = ''] = block.exec(readFileSync(page, 'utf8')) ?? []
  return text
}

/** Returns the documented server rules, with these files and ports. */
function buildRules(language: string, { files, backendPort }: HostedFolder): string {
  const site = readBlock('docs/hosting.md', language).replaceAll('/srv/masar/dist', files)
  if (backendPort === undefined) return site
  const proxy = readBlock('docs/bookcars.md', language).replaceAll(':4002', `:${backendPort}`)
  // The proxy rules belong inside the site block.
  return site.replace(/\}\s*$/, `${proxy}}\n`)
}

export const WEB_HOSTS: WebHost[] = [
  {
    name: 'nginx',
    prepare(folder) {
      const { work, port } = folder
      const settings = join(work, 'nginx.conf')
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${join(work, name)};`)
        .join(' ')
      const server = buildRules('nginx', folder).replace('server {', `server { listen ${port};`)
      const types = 'types { text/html html; text/javascript js; }'
      writeFileSync(
        settings,
        `daemon off; pid ${join(work, 'nginx.pid')}; error_log stderr; events {}
        http { access_log off; ${paths} ${types} ${server} }`,
      )
      return { command: 'nginx', args: ['-p', work, '-c', settings, '-e', 'stderr'] }
    },
  },
  {
    name: 'caddy',
    prepare(folder) {
      const { work, port } = folder
      const settings = join(work, 'Caddyfile')
      const server = buildRules('caddyfile', folder).replace(
        'masar.example',
        `http://127.0.0.1:${port}`,
      )
      writeFileSync(settings, `{\n  admin off\n  auto_https off\n}\n${server}`)
      return { command: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', settings] }
    },
  },
]

export const isInstalled = (name: string) => spawnSync('which', [name]).status === 0

/** Starts the server and waits for its first response. */
export async function startWebHost(
  host: WebHost,
  folder: HostedFolder,
): Promise<() => Promise<void>> {
  mkdirSync(folder.work, { recursive: true })
  const { command, args } = host.prepare(folder)
  const env = {
    ...process.env,
    HOME: folder.work,
    XDG_DATA_HOME: folder.work,
    XDG_CONFIG_HOME: folder.work,
  }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errorOutput = ''
  child.stderr.on('data', (part: Buffer) => (errorOutput += part.toString()))
  const answers = () =>
    fetch(`http://127.0.0.1:${folder.port}/`).catch((error: unknown) => {
      throw new Error(`${host.name} does not answer: ${errorOutput}`, { cause: error })
    })
  await vi.waitFor(answers, { timeout: 60_000, interval: 100 })
  return () => stopProcess(child)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
