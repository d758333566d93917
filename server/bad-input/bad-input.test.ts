import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { entries, type OperationEntry } from '../contract/entries.ts'
import { operations } from '../operations/all-operations.ts'
import type { Browser, BrowserReply } from '../testing/browser.ts'
import { readIssuePointers, readProblemCode } from '../testing/requests.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { buildCallPath, createExampleCall, findBodySchema, replaceValue } from './example-call.ts'
import { listInvalidNumbers, listInvalidTexts, listInvalidValues } from './wrong-values.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
// Some of the tested calls sign out.
beforeEach(async () => {
  browser = await createSignedInBrowser(server, 'oliver')
})
afterEach(() => {
  const [failure] = server.logged.splice(0)
  if (failure) throw new Error(failure)
})
afterAll(() => server.close())

const implementedEntries = entries.filter(({ id }) => id in operations)
const jsonEntries = implementedEntries.filter(({ body }) => body === 'json')
const fileEntries = implementedEntries.filter(({ body }) => body === 'multipart')

type Change = { params?: object; query?: object; headers?: object; body?: unknown; raw?: string }

/** Sends the contract's example of the call with one change. */
async function sendExample(entry: OperationEntry, change: Change = {}): Promise<BrowserReply> {
  const { params, headers, body } = createExampleCall(entry)
  const path = buildCallPath(entry, { ...params, ...change.params }, change.query)
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

describe.each(jsonEntries)('$id', (entry) => {
  it.each(['{"a":', '"', 'nul', '[1,]', '\u00ff{', String.raw`{"a":"\u0000"}`])(
    'rejects a body that is not JSON (%s)',
    async (raw) => {
      const reply = await sendExample(entry, { raw })
      expect([reply.status, readProblemCode(reply)]).toEqual([400, 'malformed-json'])
    },
  )

  // @shows SAFE-15
  it('limits the response to 40 kilobytes for a body full of errors', async () => {
    const issues = `[${Array(5000).fill('[]').join(',')}]`
    const nested = `${'['.repeat(18)}${issues}${']'.repeat(18)}`
    const names = Object.keys(createExampleCall(entry).body ?? {}).map(
      (name) => `${JSON.stringify(name)}:${issues}`,
    )
    const fields = [...names, `"${'n'.repeat(5000)}":${nested}`]
    for (const raw of [`{${fields.join(',')}}`, `{${names.join(',')}}`]) {
      const params = Object.fromEntries(
        Object.keys(createExampleCall(entry).params).map((name) => [name, '!']),
      )
      const reply = await sendExample(entry, { raw, params })
      expect([200, 204, 400, 403, 404, 409, 422, 501]).toContain(reply.status)
      expect(JSON.stringify(reply.body ?? null).length).toBeLessThan(40_000)
    }
  })

  it('rejects forms, plain text and HTML', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const reply = await sendExample(entry, { headers: { 'content-type': type } })
      expect([type, reply.status, readProblemCode(reply)]).toEqual([
        type,
        415,
        'unsupported-media-type',
      ])
    }
  })

  it('rejects bodies of more than a megabyte', async () => {
    const reply = await sendExample(entry, { raw: `"${'x'.repeat(1_100_000)}"` })
    expect([reply.status, readProblemCode(reply)]).toEqual([413, 'too-large'])
  })

  it('rejects every invalid value in its body and reports the path', async () => {
    const { body } = createExampleCall(entry)
    const wrongs = listInvalidValues(findBodySchema(entry))
    expect(wrongs.length).toBeGreaterThan(4)
    const missed = []
    for (const wrong of wrongs) {
      const reply = await sendExample(entry, { body: replaceValue(body, wrong) })
      const isRefused = reply.status === 400 && readProblemCode(reply) === 'invalid-request'
      if (!isRefused || !readIssuePointers(reply).includes(wrong.pointer))
        missed.push({ ...wrong, status: reply.status, named: readIssuePointers(reply) })
    }
    expect(missed).toEqual([])
  })
})

const CHANGE_KEYS = { path: 'params', query: 'query', header: 'headers' } as const

describe.each(implementedEntries.filter(({ parameters }) => parameters.length > 0))(
  '$id',
  (entry) => {
    it('rejects every invalid parameter and reports its name', async () => {
      const missed = []
      for (const { node } of entry.parameters) {
        for (const value of listSendableTexts(Reflect.get(node, 'schema'), node.in)) {
          const reply = await sendExample(entry, { [CHANGE_KEYS[node.in]]: { [node.name]: value } })
          const isRefused = reply.status === 400 && readProblemCode(reply) === 'invalid-request'
          if (!isRefused || !readIssuePointers(reply).includes(`/${node.name}`))
            missed.push({ name: node.name, value, status: reply.status })
        }
      }
      expect(missed).toEqual([])
    })
  },
)

/** Lists the invalid values that can be sent: a parameter in a path cannot be empty. */
function listSendableTexts(
  schema: unknown,
  where: OperationEntry['parameters'][number]['node']['in'],
): string[] {
  const numbers = listInvalidNumbers(schema).map(String)
  // PostgreSQL cannot store NUL characters.
  const texts = [...numbers, ...listInvalidTexts(schema), numbers.length > 0 ? 'many' : 'a\0']
  if (where === 'path') return texts.filter((text) => text !== '')
  // Browsers send headers in visible ASCII.
  return where === 'header' ? texts.filter((text) => /^[\x20-\x7e]+$/.test(text)) : texts
}

describe.each(fileEntries)('$id', (entry) => {
  it.each([
    ['multipart/form-data; boundary=x', 'nothing of that kind'],
    ['multipart/form-data', '--x\r\n\r\nno boundary\r\n--x--'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\n'],
    ['application/json', '{"image":"aGVsbG8="}'],
    ['image/png', 'not in a form'],
  ])('rejects %s', async (type, raw) => {
    const reply = await sendExample(entry, { raw, headers: { 'content-type': type } })
    expect([400, 403, 415]).toContain(reply.status)
  })
})

describe.each(implementedEntries)('$id', (entry) => {
  it('responds to unknown ids with a documented status', async () => {
    // The ids in the contract's examples do not exist in the demo data.
    const { status } = await sendExample(entry)
    const listed = Object.keys(entry.located.node.responses).map(Number)
    // 501: a required service is not configured.
    expect(listed.filter((one) => one !== 500)).toContain(status)
  })
})

describe.each(implementedEntries.filter(({ security }) => !security.includes('none')))(
  '$id',
  (entry) => {
    it('checks authentication before the body', async () => {
      browser.setCookie('masar-session', 'of-nobody')
      const reply = await sendExample(entry, entry.body === 'json' ? { raw: '{"a":' } : {})
      expect([reply.status, readProblemCode(reply)]).toEqual([401, 'unauthenticated'])
    })
  },
)

it('the server still responds after all these requests', async () => {
  expect((await browser.get('/api/settings')).status).toBe(200)
})
