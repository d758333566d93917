import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findAdministratorRefusal, makeAdministrator } from './account/make-administrator.ts'
import { promptPassword } from './account/passwords/prompt-password.ts'
import { readConfig } from './config/config.ts'
import { connect } from './db/connection/connect.ts'
import { listStartupNotes } from './startup/startup-notes.ts'
import { Browser } from './testing/browser.ts'
import { findPostgresProblem, startPostgres } from './testing/processes/postgres.ts'
import { createSignedInBrowser } from './testing/signed-in-browser.ts'
import { NOW, createServerOn, type TestServer, createTestServer } from './testing/test-server.ts'
import { unpackDatabase } from './testing/prepared/dumps.ts'

const PASSWORD = 'carthage-by-night'
const PRODUCTION_CONFIG = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://masar.test' })

/** Runs the command with a piped password, as in an operator's script. */
async function runAdminCommand(
  env: Record<string, string>,
  parameters: string[],
  typed = PASSWORD,
) {
  const child = spawn(process.execPath, ['server/admin.ts', ...parameters], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin.end(`${typed}\n`)
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  return { code: await ended, output }
}

const signInAsAdministrator = async (server: TestServer, email: string, password: string) =>
  (await new Browser(server.app).post('/api/sign-in/admin', { email, password })).status

describe('the command that creates administrators', () => {
  it('creates one in an embedded database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'masar-admin-'))
    await unpackDatabase(folder)
    const env = { DATA_DIR: folder }
    const { code, output } = await runAdminCommand(env, [
      'ana@masar.test',
      '--name',
      'Ana Trabelsi',
    ])
    expect([output, code]).toEqual([
      expect.stringContaining('ana@masar.test is an administrator'),
      0,
    ])
    expect(output).not.toContain(PASSWORD)
    const connection = await connect({ dataDir: env.DATA_DIR })
    const server = createServerOn(connection, { isProduction: true })
    expect(await signInAsAdministrator(server, 'ana@masar.test', PASSWORD)).toBe(200)
    await connection.close()
    rmSync(folder, { recursive: true })
  }, 120_000)

  it.skipIf(findPostgresProblem() !== null)(
    'creates one on PostgreSQL, and resets the password if that administrator exists',
    async () => {
      const postgres = await startPostgres()
      const env = { DATABASE_URL: postgres.url }
      expect((await runAdminCommand(env, ['ana@masar.test'])).code).toBe(0)
      const again = await runAdminCommand(env, ['ANA@masar.test'], 'another-night')
      expect(again.output).toContain('has a new password')
      const connection = await connect({ databaseUrl: postgres.url })
      const server = createServerOn(connection, { isProduction: true })
      expect(await signInAsAdministrator(server, 'ana@masar.test', PASSWORD)).toBe(204)
      expect(await signInAsAdministrator(server, 'ana@masar.test', 'another-night')).toBe(200)
      await connection.close()
      await postgres.stop()
    },
    120_000,
  )

  it.each([
    ['a missing address', []],
    ['a password as an argument', ['ana@masar.test', PASSWORD]],
    ['an unknown option', ['ana@masar.test', '--password', PASSWORD]],
  ])('rejects %s without repeating it', async (_, parameters) => {
    const { code, output } = await runAdminCommand({ DATA_DIR: '/nowhere/at/all' }, parameters)
    expect(code).toBe(1)
    expect(output).toContain('Usage: npm run admin')
    expect(output).not.toContain(PASSWORD)
  })
})

const createTerminal = () => Object.assign(new PassThrough(), { isTTY: true })
const answerPrompt = async (input: PassThrough, lines: string[]) => {
  const output = new PassThrough()
  const answer = promptPassword({ input, output })
  for (const line of lines) input.write(`${line}\r`)
  const result = await answer.catch((error: unknown) => error)
  output.end()
  return { result, shown: await text(output) }
}

describe('a prompted password', () => {
  it('must be typed twice and is never echoed', async () => {
    const { result, shown } = await answerPrompt(createTerminal(), [PASSWORD, PASSWORD])
    expect(result).toBe(PASSWORD)
    expect(shown).toMatch(/Password: \nOnce more: \n/)
    expect(shown).not.toContain(PASSWORD)
  })

  it.each([
    ['typed differently the second time', [PASSWORD, 'something-else'], 'not the same'],
    ['too short', ['short', 'short'], 'at least 6'],
    ['nothing', ['', ''], 'no password'],
  ])('is rejected when it is %s', async (_, lines, reason) => {
    expect((await answerPrompt(createTerminal(), lines)).result).toMatchObject({
      message: expect.stringContaining(reason),
    })
  })
})

describe('a service with demo data and real customers', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  })
  afterAll(() => server.close())

  it.each([
    ['ana', 'is no email address'],
    ['yasmine@masar.example', 'demo data'],
    ['admin@masar.example', 'demo data'],
  ])('does not accept %s as an administrator', async (email, reason) => {
    expect(await findAdministratorRefusal(server.db, email)).toContain(reason)
    const administrator = { email, fullName: undefined, passwordHash: 'x', now: NOW }
    await expect(makeAdministrator(server.db, administrator)).rejects.toThrow(reason)
  })

  it('does not turn customers into administrators', async () => {
    const browser = new Browser(server.app)
    const email = 'customer@example.org'
    const person = { email, fullName: 'Ana', language: 'fr', phone: '+21620123456' }
    await browser.post('/api/sign-up', { ...person, password: PASSWORD, birthDate: '1990-01-01' })
    expect(await findAdministratorRefusal(server.db, email)).toContain('customer')
  })

  it('rejects demo accounts in production, with or without a session', async () => {
    const real = createServerOn(server, { isProduction: true })
    expect(await signInAsAdministrator(server, 'admin@masar.example', 'sidi-bou-said')).toBe(200)
    expect(await signInAsAdministrator(real, 'admin@masar.example', 'sidi-bou-said')).toBe(204)
    expect((await new Browser(real.app).signIn('oliver')).status).toBe(204)
    const signedIn = await createSignedInBrowser(real, 'oliver')
    expect((await signedIn.post('/api/validate-access-token')).status).toBe(401)
    const before = await createSignedInBrowser(server, 'oliver')
    expect((await before.post('/api/validate-access-token')).status).toBe(200)
  })

  it('reports the demo data and the missing administrator at startup', async () => {
    const notes = (await listStartupNotes(server.db, PRODUCTION_CONFIG)).join('\n')
    expect(notes).toContain('Its accounts cannot sign in here')
    expect(notes).toContain('npm run admin')
    expect(await listStartupNotes(server.db, readConfig({}))).toEqual([])
  })

  it('no longer suggests creating an administrator once there is one', async () => {
    const administrator = { email: 'ana@masar.test', fullName: 'Ana', passwordHash: 'x', now: NOW }
    await makeAdministrator(server.db, administrator)
    const notes = (await listStartupNotes(server.db, PRODUCTION_CONFIG)).join('\n')
    expect(notes).not.toContain('npm run admin')
  })
})
