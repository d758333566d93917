import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { freePort } from '../../testing/processes/free-port.ts'
import { remoteApp } from '../../testing/processes/remote-app.ts'
import {
  killServerWhen,
  runFile,
  serverEnvironment,
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
  port = await freePort()
})
afterAll(async () => {
  await server?.kill()
  rmSync(root, { recursive: true, force: true })
})

/** Every file that the database keeps, and when it was written last. */
const written = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .toSorted()

/** A database is being made: it has told that it is one, and is none yet. */
const isHalfMade = () =>
  existsSync(join(folder, 'PG_VERSION')) || existsSync(join(folder, 'masar.making', 'PG_VERSION'))

const started = (elsewhere: number) => runFile('server/serve.ts', serverEnvironment(elsewhere, env))

const TIMEOUT = 300_000
const REST = { password: 'correct horse', fullName: 'Somebody', language: 'en' }
const person = (at: number) => ({ email: `somebody-${at}@example.org` })

describe('the folder of the embedded database', () => {
  it(
    'opens although the server was killed while it made the database',
    async () => {
      await killServerWhen(isHalfMade, port, env)
      server = await startServer(port, env)
      expect(readdirSync(folder)).not.toContain('masar.making')
    },
    TIMEOUT,
  )

  it('is one server’s: a second one says who has it, ends, and has written nothing', async () => {
    const before = written()
    const second = await started(await freePort())
    expect(second.code).toBe(1)
    for (const fact of [folder, `http://localhost:${port}`, `process ${server.pid}`])
      expect(second.said).toContain(fact)
    expect(written()).toEqual(before)
  })

  it('is not touched by one that finds its port in use, which says who that is', async () => {
    const before = written()
    const second = await started(port)
    expect(second.code).toBe(1)
    expect(second.said).toContain(`Port ${port} is in use`)
    expect(second.said).toContain(`process ${server.pid}`)
    expect(written()).toEqual(before)
  })

  it('is not seeded while a server has it', async () => {
    const seed = await runFile('server/seed.ts', env)
    expect(seed.code).toBe(1)
    expect(seed.said).toContain(`process ${server.pid}`)
  })

  // @shows OPS-1
  it(
    'has all that was acknowledged when its server was killed, and is free again',
    async () => {
      const browser = new Browser(remoteApp(server.origin))
      const signUp = (at: number) => browser.post('/api/sign-up', { ...person(at), ...REST })
      const replies = await Promise.all([0, 1, 2].map(signUp))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const begun = [3, 4, 5].map((at) => signUp(at).catch(() => null))
      await server.kill()
      await Promise.all(begun)
      server = await startServer(port, env)
      for (const at of [0, 1, 2])
        expect((await browser.post('/api/validate-email', person(at))).status).toBe(204)
    },
    TIMEOUT,
  )

  it('is free again when its server was stopped', async () => {
    await server.stop()
    expect(readdirSync(folder)).not.toContain('masar.holder.json')
    lockFolder(folder, 'a test')()
  })
})
