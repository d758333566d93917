import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { findFreePort } from '../../testing/processes/free-port.ts'
import { createRemoteApp } from '../../testing/processes/remote-app.ts'
import {
  killServerWhen,
  runFile,
  buildServerEnvironment,
  type ServerProcess,
  startServer,
} from '../../testing/processes/server-process.ts'
import { lockFolder } from './folder-lock.ts'

const root = mkdtempSync(join(tmpdir(), 'masar-folder-'))
const folder = join(root, 'data')
const env = { DATA_DIR: folder, APP_DIR: root, SEED: 'false' }

let port: number
let server: ServerProcess
beforeAll(async () => {
  port = await findFreePort()
})
afterAll(async () => {
  await server?.kill()
  rmSync(root, { recursive: true, force: true })
})

/** Lists every file of the database with its modification time. */
const listFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .toSorted()

/** Whether the database is being created: its files exist, but are not complete. */
const isBeingCreated = () =>
  existsSync(join(folder, 'PG_VERSION')) || existsSync(join(folder, 'masar.making', 'PG_VERSION'))

const runServer = (elsewhere: number) =>
  runFile('server/serve.ts', buildServerEnvironment(elsewhere, env))

const TIMEOUT_MS = 300_000
const SIGN_UP_DETAILS = { password: 'correct horse', fullName: 'Somebody', language: 'en' }
const makePerson = (at: number) => ({ email: `somebody-${at}@example.org` })

describe('the folder of the embedded database', () => {
  it(
    'can be opened even if the server was killed while creating the database',
    async () => {
      await killServerWhen(isBeingCreated, port, env)
      server = await startServer(port, env)
      expect(readdirSync(folder)).not.toContain('masar.making')
    },
    TIMEOUT_MS,
  )

  it('is locked by one server; a second one prints the owner and exits', async () => {
    const before = listFiles()
    const second = await runServer(await findFreePort())
    expect(second.code).toBe(1)
    for (const fact of [folder, `http://localhost:${port}`, `process ${server.pid}`])
      expect(second.output).toContain(fact)
    expect(listFiles()).toEqual(before)
  })

  it('is not touched by a server whose port is in use', async () => {
    const before = listFiles()
    const second = await runServer(port)
    expect(second.code).toBe(1)
    expect(second.output).toContain(`Port ${port} is in use`)
    expect(second.output).toContain(`process ${server.pid}`)
    expect(listFiles()).toEqual(before)
  })

  it('is not seeded while a server uses it', async () => {
    const seed = await runFile('server/seed.ts', env)
    expect(seed.code).toBe(1)
    expect(seed.output).toContain(`process ${server.pid}`)
  })

  // @shows OPS-1
  it(
    'can be reopened with all acknowledged data after its server was killed',
    async () => {
      const browser = new Browser(createRemoteApp(server.origin))
      const signUp = (at: number) =>
        browser.post('/api/sign-up', { ...makePerson(at), ...SIGN_UP_DETAILS })
      const replies = await Promise.all([0, 1, 2].map(signUp))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const signUps = [3, 4, 5].map((at) => signUp(at).catch(() => null))
      await server.kill()
      await Promise.all(signUps)
      server = await startServer(port, env)
      for (const at of [0, 1, 2])
        expect((await browser.post('/api/validate-email', makePerson(at))).status).toBe(204)
    },
    TIMEOUT_MS,
  )

  it('is unlocked after its server has stopped', async () => {
    await server.stop()
    expect(readdirSync(folder)).not.toContain('masar.holder.json')
    lockFolder(folder, 'a test')()
  })
})
