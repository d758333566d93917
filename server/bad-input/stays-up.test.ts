import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

/** The server as it is started, and everything it says. */
let server: ChildProcess
let port: number
let said = ''
const folder = mkdtempSync(join(tmpdir(), 'masar-stays-up-'))

beforeAll(async () => {
  server = spawn(process.execPath, ['server/serve.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, APP_DIR: folder, SEED: 'false' },
    stdio: 'pipe',
  })
  port = await new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk)
      const [, found] = /http:\/\/localhost:(\d+)/.exec(said) ?? []
      if (found) resolve(Number(found))
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => reject(new Error(said)))
  })
}, 120_000)

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true })
})

/** Says these bytes and nothing more; what comes back until the line is closed. */
const say = (text: string) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.end(text, 'latin1'))
    socket.on('data', (chunk) => (answer += String(chunk)))
    // A line that is cut is an answer, too.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

const HOST = 'Host: localhost\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const post = (headers: string, body: string) =>
  `POST /api/sign-in/frontend HTTP/1.1\r\n${HOST}${JSON_TYPE}${headers}\r\n${body}`

it.each<[what: string, request: string]>([
  ['noise', '\u0000\u0001\u0002\u00ff\u00fe\r\n\r\n'],
  ['no HTTP', 'EHLO mail.example\r\n\r\n'],
  ['half a line', 'GET /api/settings HT'],
  ['no host', 'GET /api/settings HTTP/1.1\r\n\r\n'],
  ['a host that is none', 'GET /api/settings HTTP/1.1\r\nHost: [::\r\n\r\n'],
  ['a host with a path', 'GET /api/settings HTTP/1.1\r\nHost: a/b?c#d\r\n\r\n'],
  ['two slashes', `GET //api//settings HTTP/1.1\r\n${HOST}\r\n`],
  ['a whole address', `GET http://[/api/settings HTTP/1.1\r\n${HOST}\r\n`],
  ['a way out of the folder', `GET /../../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`],
  ['half a letter', `GET /%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`],
  ['an endless address', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['endless headers', `GET / HTTP/1.1\r\n${HOST}${'X-A: b\r\n'.repeat(20_000)}\r\n`],
  ['a cookie of nonsense', `GET /api/settings HTTP/1.1\r\n${HOST}Cookie: =;;%00=\xff\r\n\r\n`],
  ['a method of its own', `BOOK /api/checkout HTTP/1.1\r\n${HOST}\r\n`],
  ['a body that never comes', post('Content-Length: 1000\r\n', '{"email":')],
  ['a length that is none', post('Content-Length: -5\r\n', '{}')],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 4\r\n', '{}  ')],
  ['length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n')],
  ['chunks that are none', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n')],
  ['a chunk without an end', post('Transfer-Encoding: chunked\r\n', 'fffffff\r\n{')],
  ['compressed noise', post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '\x1f\x8b')],
])('outlives %s', async (_, request) => {
  const answer = await say(request)
  expect(answer).not.toMatch(/^HTTP\/1.1 5(?!05)|node_modules|\n\s+at /)

  const settings = await fetch(`http://localhost:${port}/api/country-code`)
  expect([settings.status, server.exitCode]).toEqual([200, null])
})

it('has nothing to complain of', () => {
  expect(said).not.toMatch(/\b500 |error|\n\s+at /i)
})
