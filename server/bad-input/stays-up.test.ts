import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'
import { unpackDatabase } from '../testing/prepared/dumps.ts'

/** The server runs in a separate process. */
let server: ChildProcess
let port: number
let output = ''
const folder = mkdtempSync(join(tmpdir(), 'masar-stays-up-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Masar</title>')

beforeAll(async () => {
  await unpackDatabase(folder)
  // Earlier versions created the folder with these permissions.
  chmodSync(folder, 0o755)
  server = spawn(process.execPath, ['server/serve.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, APP_DIR: folder, SEED: 'false' },
    stdio: 'pipe',
  })
  port = await new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += String(chunk)
      const [, found] = /http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (found) resolve(Number(found))
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => reject(new Error(output)))
  })
}, 120_000)

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true })
})

/** Sends these bytes and returns the response. With `goesAway`, closes the sending side right after. */
const sendBytes = (text: string, goesAway: boolean) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => {
      socket.write(text, 'latin1')
      if (goesAway) socket.end()
    })
    socket.on('data', (chunk) => {
      answer += String(chunk)
      socket.end()
    })
    // A closed connection counts as a response.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

const HOST_HEADER = 'Host: localhost\r\n'
const JSON_HEADER = 'Content-Type: application/json\r\n'
const buildPost = (headers: string, body: string) =>
  `POST /api/sign-in/frontend HTTP/1.1\r\n${HOST_HEADER}${JSON_HEADER}${headers}\r\n${body}`

/** The client disconnects in the middle of its request. */
const UNFINISHED = null

it.each<[what: string, status: number | typeof UNFINISHED, request: string]>([
  ['noise', 400, '\u0000\u0001\u0002\u00ff\u00fe\r\n\r\n'],
  ['another protocol', 400, 'EHLO mail.example\r\n\r\n'],
  ['half a request line', UNFINISHED, 'GET /api/settings HT'],
  ['a missing Host header', 400, 'GET /api/settings HTTP/1.1\r\n\r\n'],
  ['an invalid host', 400, 'GET /api/settings HTTP/1.1\r\nHost: [::\r\n\r\n'],
  ['a host with a path', 400, 'GET /api/settings HTTP/1.1\r\nHost: a/b?c#d\r\n\r\n'],
  ['two slashes', 200, `GET //api//settings HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['an invalid absolute URL', 400, `GET http://[/api/settings HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['path traversal', 200, `GET /../../../etc/passwd HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a truncated percent-encoded letter', 200, `GET /%E0%A4%A HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a NUL character as an email id', 400, `GET /outbox/%00 HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a NUL character as a recipient', 400, `GET /outbox?to=%00 HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a form posted to a page', 405, `POST / HTTP/1.1\r\n${HOST_HEADER}Content-Length: 3\r\n\r\na=b`],
  ['a DELETE of a page', 405, `DELETE /search HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a TRACE request', 405, `TRACE / HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a URL that is too long', 431, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  [
    'headers that are too long',
    431,
    `GET / HTTP/1.1\r\n${HOST_HEADER}${'X-A: b\r\n'.repeat(20_000)}\r\n`,
  ],
  [
    'an invalid cookie',
    200,
    `GET /api/settings HTTP/1.1\r\n${HOST_HEADER}Cookie: =;;%00=\xff\r\n\r\n`,
  ],
  ['an unknown method', 400, `BOOK /api/checkout HTTP/1.1\r\n${HOST_HEADER}\r\n`],
  ['a body that never comes', UNFINISHED, buildPost('Content-Length: 1000\r\n', '{"email":')],
  ['an invalid length', 400, buildPost('Content-Length: -5\r\n', '{}')],
  ['two lengths', 400, buildPost('Content-Length: 2\r\nContent-Length: 4\r\n', '{}  ')],
  [
    'both a length and chunks',
    400,
    buildPost('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n'),
  ],
  ['invalid chunks', 400, buildPost('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n')],
  [
    'a chunk without an end',
    UNFINISHED,
    buildPost('Transfer-Encoding: chunked\r\n', 'fffffff\r\n{'),
  ],
  [
    'compressed noise',
    400,
    buildPost('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '\x1f\x8b'),
  ],
])('a server survives %s', async (_, status, request) => {
  const answer = await sendBytes(request, status === UNFINISHED)
  expect(answer).toMatch(status === UNFINISHED ? /^$|^HTTP\/1.1 400 / : `HTTP/1.1 ${status} `)
  expect(answer).not.toMatch(/root:|node_modules|\n\s+at /)

  const settings = await fetch(`http://localhost:${port}/api/country-code`)
  expect([settings.status, server.exitCode]).toEqual([200, null])
})

it('a server lists no demo accounts at startup if it has created none', () => {
  expect(output).toContain('Masar is at http://localhost:')
  expect(output).not.toMatch(/Sign in as|@masar\.example\s+\S+/)
})

it('a server logs no errors', () => {
  expect(output).not.toMatch(/\b500 |error|\n\s+at /i)
})

it('a server restricts its data folder to its own user', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const own = readdirSync(folder).filter((name) => name.startsWith('masar.'))
  expect(own).toContain('masar.holder.json')
  for (const name of own) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
})
