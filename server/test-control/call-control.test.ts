import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createApp } from '../api/app.ts'
import { readConfig } from '../config/config.ts'
import { connect, type Connection } from '../db/connection/connect.ts'
import { Browser } from '../testing/browser.ts'
import { readProblemCode } from '../testing/requests.ts'
import { answerBrowser } from './browser-answers.ts'
import { CallControl } from './call-control.ts'
import { openDatabase } from '../testing/prepared/dumps.ts'

let connection: Connection
let callControl: CallControl
let browser: Browser
beforeAll(async () => {
  connection = await connect({ pglite: await openDatabase('tables') })
  callControl = new CallControl()
  browser = new Browser(createApp({ db: connection.db, config: readConfig({}), callControl }))
})
afterAll(() => connection.close())

const callSettings = (headers = { 'x-scenario': 'mine' }) =>
  browser.get('/api/settings', { headers })

const sendControlCall = async (path: string, body: object) => {
  const response = await callControl.control(
    new Request(`http://localhost/__gate/mine/readSettings${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  return response?.json() as Promise<Record<string, number>>
}

const listHeldCalls = async () => {
  const request = new Request('http://localhost/__gate/mine', { method: 'POST' })
  const response = await callControl.control(request)
  if (!response) throw new Error('That is not a control path.')
  const { held } = (await response.json()) as { held: string[] }
  return held
}

const rejectRun = () => Promise.reject(new Error('The operation ran.'))

describe('call control', () => {
  it('runs all calls unless a test plans otherwise', async () => {
    expect((await callSettings()).status).toBe(200)
  })

  it('returns a planned error, once, and only in that scenario', async () => {
    await sendControlCall('', { outcome: { code: 'too-many-requests', retryAfter: 7 } })
    expect((await callSettings({ 'x-scenario': 'other' })).status).toBe(200)
    const reply = await callSettings()
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await callSettings()).status).toBe(200)
  })

  it('returns a planned body', async () => {
    await sendControlCall('', { outcome: { body: '["odd"]' } })
    expect(await callSettings()).toMatchObject({ status: 200, body: ['odd'] })
  })

  it('removes a plan when it is planned zero times', async () => {
    await sendControlCall('', { outcome: { code: 'internal' }, times: 5 })
    expect((await callSettings()).status).toBe(500)
    expect(await sendControlCall('', { times: 0 })).toEqual({ planned: 0 })
    expect((await callSettings()).status).toBe(200)
  })

  // @shows OPS-14
  it('holds a call until it is released with an outcome', async () => {
    await sendControlCall('', { outcome: 'hold' })
    const reply = callSettings()
    expect(await sendControlCall('/held', {})).toEqual({ held: 1 })
    expect(await sendControlCall('/release', { outcome: { code: 'internal' } })).toEqual({
      released: 1,
    })
    expect(readProblemCode(await reply)).toBe('internal')
  })

  it('drops a held call when its caller disconnects', async () => {
    await sendControlCall('', { outcome: 'hold-for-caller' })
    const leaving = new AbortController()
    const request = new Request('http://localhost/api/settings', {
      headers: { 'x-scenario': 'mine' },
      signal: leaving.signal,
    })
    const reply = callControl.intercept(request, 'readSettings', rejectRun, {})
    expect(await sendControlCall('/held', {})).toEqual({ held: 1 })
    expect(await listHeldCalls()).toEqual(['readSettings'])
    leaving.abort()
    expect(await listHeldCalls()).toEqual([])
    expect((await reply).status).toBe(500)
  })

  it('returns an empty response without running the call', async () => {
    await sendControlCall('', { outcome: 'no-content' })
    const reply = await callSettings()
    expect([reply.status, reply.body]).toEqual([204, ''])
  })

  it('ignores other paths', async () => {
    expect(await callControl.control(new Request('http://localhost/__gate/x/y/z'))).toBeNull()
  })
})

const openAddress = (path: string, cookie = '') => {
  const request = new Request(`http://localhost${path}`, { headers: { cookie } })
  return answerBrowser(callControl, request)
}
const openAndGetCookie = (path: string) =>
  (openAddress(path)?.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const fetchSettings = (cookie: string) => browser.get('/api/settings', { headers: { cookie } })

describe('calls that a tester controls', () => {
  it('fail once with the requested problem, and only in the tester’s browser', async () => {
    const cookie = openAndGetCookie('/__answer/readSettings/too-many-requests?retryAfter=40')
    expect((await fetchSettings('')).status).toBe(200)
    const reply = await fetchSettings(cookie)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '40'])
    expect((await fetchSettings(cookie)).status).toBe(200)
  })

  it('wait for an answer between “hold” and “free”', async () => {
    const cookie = openAndGetCookie('/__answer/readSettings/hold')
    const first = fetchSettings(cookie)
    const [, scenario] = cookie.split('=')
    const heldUrl = `http://localhost/__gate/${scenario}/readSettings/held`
    await callControl.control(new Request(heldUrl, { method: 'POST' }))
    const answered = openAddress('/__answer/readSettings/unavailable', cookie)
    expect(await answered?.text()).toBe('The waiting call of readSettings: unavailable.')
    expect((await first).status).toBe(503)
    const second = fetchSettings(cookie)
    openAddress('/__answer/readSettings/free', cookie)
    expect((await second).status).toBe(200)
  })

  it('state how long further calls are cut, too', async () => {
    const cookie = openAndGetCookie('/__answer/readSettings/hold')
    expect(await openAddress('/__answer/readSettings/cut', cookie)?.text()).toBe(
      'The next call of readSettings: cut. Further calls are cut for 4 seconds: wait that long before the next step.',
    )
  })

  it('pass after “pause”, while held calls stay held', async () => {
    const cookie = openAndGetCookie('/__answer/readSettings/hold')
    const first = fetchSettings(cookie)
    const [, scenario] = cookie.split('=')
    const heldUrl = `http://localhost/__gate/${scenario}/readSettings/held`
    await callControl.control(new Request(heldUrl, { method: 'POST' }))
    openAddress('/__answer/readSettings/pause', cookie)
    expect((await fetchSettings(cookie)).status).toBe(200)
    openAddress('/__answer/readSettings/unavailable', cookie)
    expect((await first).status).toBe(503)
  })

  it('ignore unknown outcomes and unrelated URLs', () => {
    expect(openAddress('/__answer/readSettings/no-such-answer')?.status).toBe(404)
    expect(openAddress('/search')).toBeNull()
  })
})
