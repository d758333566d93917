import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { entries, type OperationEntry } from '../contract/entries.ts'
import { operations } from '../operations/all-operations.ts'
import type { Browser, BrowserReply } from '../testing/browser.ts'
import { issuePointers, readProblemCode } from '../testing/requests.ts'
import { signedInBrowser } from '../testing/signed-in-browser.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { callPath, exampleCall, bodySchema, withWrong } from './example-call.ts'
import { wrongNumbers, wrongTexts, wrongValues } from './wrong-values.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await testServer()
})
// Calls of this table may sign out.
beforeEach(async () => {
  browser = await signedInBrowser(server, 'oliver')
})
afterEach(() => {
  const [failure] = server.logged.splice(0)
  if (failure) throw new Error(failure)
})
afterAll(() => server.close())

const built = entries.filter(({ id }) => id in operations)
const withJson = built.filter(({ body }) => body === 'json')
const withFile = built.filter(({ body }) => body === 'multipart')

type Change = { params?: object; query?: object; headers?: object; body?: unknown; raw?: string }

/** The contract's example of the call with one change. */
async function call(entry: OperationEntry, change: Change = {}): Promise<BrowserReply> {
  const { params, headers, body } = exampleCall(entry)
  const path = callPath(entry, { ...params, ...change.params }, change.query)
  const sent = 'body' in change ? change.body : body
  const sending = { headers: { ...headers, ...change.headers } }
  const reply = await browser.call(
    entry.method,
    path,
    sent,
    change.raw === undefined ? sending : { ...sending, raw: change.raw },
  )
  expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|\.ts:\d|\n\s+at |select |insert /)
  return reply
}

describe.each(withJson)('$id', (entry) => {
  it.each(['{"a":', '"', 'nul', '[1,]', '\u00ff{', String.raw`{"a":"\u0000"}`])(
    'rejects a body that is not JSON (%s)',
    async (raw) => {
      const reply = await call(entry, { raw })
      expect([reply.status, readProblemCode(reply)]).toEqual([400, 'malformed-json'])
    },
  )

  // @shows SAFE-15
  it('limits the response to a few kilobytes for a body full of errors', async () => {
    const issues = `[${Array(5000).fill('[]').join(',')}]`
    const nested = `${'['.repeat(18)}${issues}${']'.repeat(18)}`
    const names = Object.keys(exampleCall(entry).body ?? {}).map(
      (name) => `${JSON.stringify(name)}:${issues}`,
    )
    const fields = [...names, `"${'n'.repeat(5000)}":${nested}`]
    for (const raw of [`{${fields.join(',')}}`, `{${names.join(',')}}`]) {
      const params = Object.fromEntries(
        Object.keys(exampleCall(entry).params).map((name) => [name, '!']),
      )
      const reply = await call(entry, { raw, params })
      expect([200, 204, 400, 403, 404, 409, 422, 501]).toContain(reply.status)
      expect(JSON.stringify(reply.body ?? null).length).toBeLessThan(40_000)
    }
  })

  it('rejects forms, texts and pages', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const reply = await call(entry, { headers: { 'content-type': type } })
      expect([type, reply.status, readProblemCode(reply)]).toEqual([
        type,
        415,
        'unsupported-media-type',
      ])
    }
  })

  it('rejects more than a megabyte', async () => {
    const reply = await call(entry, { raw: `"${'x'.repeat(1_100_000)}"` })
    expect([reply.status, readProblemCode(reply)]).toEqual([413, 'too-large'])
  })

  it('rejects every invalid value of its body with its path', async () => {
    const { body } = exampleCall(entry)
    const wrongs = wrongValues(bodySchema(entry))
    expect(wrongs.length).toBeGreaterThan(4)
    const missed = []
    for (const wrong of wrongs) {
      const reply = await call(entry, { body: withWrong(body, wrong) })
      const isRefused = reply.status === 400 && readProblemCode(reply) === 'invalid-request'
      if (!isRefused || !issuePointers(reply).includes(wrong.pointer))
        missed.push({ ...wrong, status: reply.status, named: issuePointers(reply) })
    }
    expect(missed).toEqual([])
  })
})

const WHERE = { path: 'params', query: 'query', header: 'headers' } as const

describe.each(built.filter(({ parameters }) => parameters.length > 0))('$id', (entry) => {
  it('rejects every invalid parameter by name', async () => {
    const missed = []
    for (const { node } of entry.parameters) {
      for (const value of listWrongTexts(Reflect.get(node, 'schema'), node.in)) {
        const reply = await call(entry, { [WHERE[node.in]]: { [node.name]: value } })
        const isRefused = reply.status === 400 && readProblemCode(reply) === 'invalid-request'
        if (!isRefused || !issuePointers(reply).includes(`/${node.name}`))
          missed.push({ name: node.name, value, status: reply.status })
      }
    }
    expect(missed).toEqual([])
  })
})

/** What a URL or header can contain: a path cannot end before its parameter. */
function listWrongTexts(
  schema: unknown,
  where: OperationEntry['parameters'][number]['node']['in'],
): string[] {
  const numbers = wrongNumbers(schema).map(String)
  // PostgreSQL does not support NUL, and it is invalid JSON in a body.
  const texts = [...numbers, ...wrongTexts(schema), numbers.length > 0 ? 'many' : 'a\0']
  if (where === 'path') return texts.filter((text) => text !== '')
  // Browsers send headers in visible ASCII.
  return where === 'header' ? texts.filter((text) => /^[\x20-\x7e]+$/.test(text)) : texts
}

describe.each(withFile)('$id', (entry) => {
  it.each([
    ['multipart/form-data; boundary=x', 'nothing of that kind'],
    ['multipart/form-data', '--x\r\n\r\nno boundary\r\n--x--'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\n'],
    ['application/json', '{"image":"aGVsbG8="}'],
    ['image/png', 'not in a form'],
  ])('rejects %s', async (type, raw) => {
    const reply = await call(entry, { raw, headers: { 'content-type': type } })
    expect([400, 403, 415]).toContain(reply.status)
  })
})

describe.each(built)('$id', (entry) => {
  it('rejects unknown ids with a documented error', async () => {
    // No id of the contract's examples is in the demo data.
    const { status } = await call(entry)
    const listed = Object.keys(entry.located.node.responses).map(Number)
    // 501: the service that it needs is not configured.
    expect(listed.filter((one) => one !== 500)).toContain(status)
  })
})

describe.each(built.filter(({ security }) => !security.includes('none')))('$id', (entry) => {
  it('checks authentication before the body', async () => {
    browser.setCookie('masar-session', 'of-nobody')
    const reply = await call(entry, entry.body === 'json' ? { raw: '{"a":' } : {})
    expect([reply.status, readProblemCode(reply)]).toEqual([401, 'unauthenticated'])
  })
})

it('the server still responds after all of these requests', async () => {
  expect((await browser.get('/api/settings')).status).toBe(200)
})
