import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../../server/testing/processes/free-port.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import { exactly, repeated } from './counted.ts'
import { type Cleanup, ownFolder, ownPostgres } from './locations.ts'
import { type DatabaseKind, measure, type Measured } from './measured.ts'
import { safeStart } from './safe-start.ts'
import { watchOthers } from './watch-others.ts'

/** The longest that a page, a health check or an ordinary call may take meanwhile, in ms. */
const MAX_WAIT = 2_000

type Target = { origin: string; port: number; dataDir: string | null }

/** What anybody on the internet can send, with the limits of production. */
export async function attacks(kind: DatabaseKind, cleanup: Cleanup): Promise<Measured[]> {
  const folder = ownFolder(cleanup)
  const dataDir = kind === 'embedded' ? join(folder, 'data') : null
  if (dataDir) {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
  }
  const database: Record<string, string> = dataDir
    ? { DATA_DIR: dataDir }
    : { DATABASE_URL: (await ownPostgres(cleanup)).url }
  const env = {
    APP_DIR: folder,
    SEED: 'true',
    RATE_LIMIT: 'true',
    TRUSTED_PROXIES: '1',
    ...database,
  }
  const port = await freePort()
  const server = await startServer(port, env)
  cleanup.add(server.kill)
  const target = { origin: server.origin, port, dataDir }
  return [
    await measure('60 bodies of 300 kB that are nested too deep', AMPLIFIED, () => amplify(target)),
    await measure('20,000 pipelined reads of a client that leaves', LEFT, () => leave(target)),
    await measure('a body of 1 MB with 340,000 faults', '400', () => sendManyIssues(target)),
    await measure('20 contact messages in the name of one victim', FEW_MAILS, () => mails(target)),
    await measure('40 sign-ins from 40 networks of one IPv6 /48, ten times', WIDER, () =>
      networks(target),
    ),
    await measure('forms of 90,000 parts and of 700,000 header lines', FORMS, () => forms(target)),
    await measure('a body of 1.2 MB in chunks, then one more request', CLOSED, () =>
      refuse(target),
    ),
    await measure('a silent connection, and a body that never ends', TIMED_OUT, () => idle(target)),
    ...(await safeStart(dataDir, database, cleanup)),
  ]
}

const AMPLIFIED = `answers under 40 kB, others wait under ${MAX_WAIT} ms`
const LEFT = `no work 2 s later, others wait under ${MAX_WAIT} ms`
const FEW_MAILS = '2 mails to the victim'
const WIDER = 'most are 429'
const FORMS = `refused, others wait under ${MAX_WAIT} ms`
const CLOSED = '413 that closes the connection'
const TIMED_OUT = 'both end within 140 s'

const post = (origin: string, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body,
  })

const nested = (lists: number) =>
  `{"email":"a@b.cc","x":${'['.repeat(19)}${Array(lists).fill('[]').join(',')}${']'.repeat(19)}}`

async function amplify({ origin }: Target) {
  const body = nested(100_000)
  const watch = watchOthers(origin)
  const sizes = (
    await repeated(20, async (at) => {
      const from = { 'x-forwarded-for': `198.51.100.${at}` }
      const found: number[] = []
      for (let call = 0; call < 3; call += 1) {
        const response = await post(origin, '/api/validate-email', body, from)
        found.push((await response.arrayBuffer()).byteLength)
      }
      return found
    })
  ).flat()
  const worst = await watch.stop()
  const largest = Math.max(...sizes)
  return {
    came: `${(largest / 1000).toFixed(0)} kB at most, others waited ${worst} ms`,
    isReached: largest < 40_000 && worst < MAX_WAIT,
  }
}

async function leave({ origin, port }: Target) {
  const request = 'GET /api/all-suppliers HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const watch = watchOthers(origin)
  const sockets = await repeated(100, async () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(request.repeat(200))
    return socket
  })
  await wait(1_500)
  for (const socket of sockets) socket.destroy()
  const start = performance.now()
  await wait(2_000)
  const settled = watchOthers(origin)
  await wait(1_000)
  const after = await settled.stop()
  const worst = await watch.stop()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return {
    came: `others waited ${worst} ms, ${after} ms two seconds later (${seconds} s)`,
    isReached: worst < MAX_WAIT && after < MAX_WAIT / 2,
  }
}

async function sendManyIssues({ origin }: Target) {
  const response = await post(origin, '/api/validate-email', nested(340_000))
  return exactly(String(response.status), '400')
}

async function mails({ origin }: Target) {
  const victim = 'victim@private.example'
  const message = { from: victim, to: victim, subject: 'Win', message: 'https://phish.example' }
  await repeated(20, (at) =>
    post(origin, '/api/send-email', JSON.stringify({ ...message, isContactForm: true }), {
      'x-forwarded-for': `203.0.113.${at}`,
    }),
  )
  const response = await fetch(`${origin}/outbox.json?to=${victim}`)
  const found = (await response.json()) as { text: string }[]
  const repeats = found.filter(({ text }) => text.includes('phish')).length
  const came = `${found.length} mails to the victim`
  return {
    came: `${came}, ${repeats} with the sender's text`,
    isReached: came === FEW_MAILS && repeats === 0,
  }
}

async function networks({ origin }: Target) {
  const statuses = await repeated(400, async (at) => {
    // Another account each time, because calls are also limited by account.
    const body = JSON.stringify({
      email: `nobody-${at}@private.example`,
      password: 'wrong-password',
    })
    const from = `2001:db8:7:${(at % 40).toString(16)}::${at.toString(16)}`
    return (await post(origin, '/api/sign-in/frontend', body, { 'x-forwarded-for': from })).status
  })
  const limited = statuses.filter((status) => status === 429).length
  return { came: `${limited} of 400 are 429`, isReached: limited > 250 }
}

const part = (headers: string) => `--x\r\n${headers}\r\n\r\na\r\n`

async function forms({ origin }: Target) {
  const bodies = [
    `${part('content-disposition: form-data; name="a"').repeat(90_000)}--x--`,
    `${part(Array(700_000).fill('a: b').join('\r\n'))}--x--`,
  ]
  const watch = watchOthers(origin)
  const statuses = await repeated(4, async (at) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': `192.0.2.${at}`,
    }
    return (await post(origin, '/api/create-license', bodies[at % 2] ?? '', headers)).status
  })
  const worst = await watch.stop()
  return {
    came: `${statuses.join(', ')}, others waited ${worst} ms`,
    isReached: statuses.every((status) => status >= 400 && status < 500) && worst < MAX_WAIT,
  }
}

async function refuse({ port }: Target) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()))
  const text = 'x'.repeat(600_000)
  const chunk = `${text.length.toString(16)}\r\n${text}\r\n`
  const head = 'Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked'
  socket.write(`POST /api/validate-email HTTP/1.1\r\n${head}\r\n\r\n${chunk}${chunk}`)
  await Promise.race([once(socket, 'close'), wait(10_000, null, { ref: false })])
  const isClosed = socket.destroyed && /^HTTP\/1.1 413 [^]*connection: close/i.test(received)
  socket.destroy()
  return exactly(isClosed ? CLOSED : received.slice(0, 200), CLOSED)
}

async function idle({ port }: Target) {
  const start = performance.now()
  const ends = [
    null,
    'POST /api/validate-email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{',
  ].map(async (first) => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    if (first) socket.write(first)
    const trickle = setInterval(() => first && socket.write(' '), 5_000)
    await Promise.race([once(socket, 'close'), wait(140_000, null, { ref: false })])
    clearInterval(trickle)
    const isClosed = socket.destroyed
    socket.destroy()
    return isClosed ? Math.round((performance.now() - start) / 1000) : Infinity
  })
  const seconds = await Promise.all(ends)
  return { came: `after ${seconds.join(' and ')} s`, isReached: Math.max(...seconds) < 140 }
}
