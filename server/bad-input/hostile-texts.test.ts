import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { entries, type OperationEntry } from '../contract/entries.ts'
import { operations } from '../operations/all-operations.ts'
import type { Browser } from '../testing/browser.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { buildCallPath, createExampleCall, findBodySchema, replaceValue } from './example-call.ts'
import { listFreeTexts } from './wrong-values.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
// Some of the tested calls sign out.
beforeEach(async () => {
  browser = await createSignedInBrowser(server, 'nour')
})
afterEach(() => {
  const [failure] = server.logged.splice(0)
  if (failure) throw new Error(failure)
})
afterAll(() => server.close())

/** Texts that vulnerable programs execute or interpret. */
const HOSTILE_TEXTS = [
  `'; drop table account; --`,
  '%',
  '\\',
  '${7 * 7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u202egnp.exe',
  '\ud800',
  '\u{1F697}'.repeat(10),
  'İ'.repeat(20),
]

/** Lists the texts for a field: all of them in nightly runs, otherwise a third. */
const listHostileTexts = (field: number) =>
  IS_NIGHT ? HOSTILE_TEXTS : HOSTILE_TEXTS.filter((_, index) => index % 3 === field % 3)

async function isHandledAsText(entry: OperationEntry, change: { params?: object; body?: unknown }) {
  const { params, headers, body } = createExampleCall(entry)
  const path = buildCallPath(entry, { ...params, ...change.params })
  const sent = 'body' in change ? change.body : body
  const { status } = await browser.call(entry.method, path, sent, { headers })
  return status < 500 || status === 501
}

const implementedEntries = entries.filter(({ id }) => id in operations)
const textEntries = implementedEntries.filter(
  (entry) => listFreeTexts(findBodySchema(entry)).length > 0,
)

describe.each(textEntries)('$id', (entry) => {
  it('treats any text field as plain text', async () => {
    const missed = []
    for (const [field, pointer] of listFreeTexts(findBodySchema(entry)).entries()) {
      for (const value of listHostileTexts(entries.indexOf(entry) + field)) {
        const body = replaceValue(createExampleCall(entry).body, { pointer, value })
        if (!(await isHandledAsText(entry, { body }))) missed.push({ pointer, value })
      }
    }
    expect(missed).toEqual([])
  })
})

const pathEntries = implementedEntries.filter(({ parameters }) =>
  parameters.some(({ node }) => node.in === 'path'),
)

describe.each(pathEntries)('$id', (entry) => {
  it('treats any path parameter as plain text', async () => {
    const missed = []
    const names = entry.parameters.filter(({ node }) => node.in === 'path')
    for (const [field, { node }] of names.entries()) {
      // A path cannot contain an unpaired surrogate.
      const texts = listHostileTexts(entries.indexOf(entry) + field).filter((text) =>
        text.isWellFormed(),
      )
      for (const value of texts) {
        const params = { [node.name]: value }
        if (!(await isHandledAsText(entry, { params }))) missed.push({ name: node.name, value })
      }
    }
    expect(missed).toEqual([])
  })
})

describe.each(implementedEntries.filter(({ body }) => body === 'json'))('$id', (entry) => {
  it('survives any JSON', async () => {
    const outlives = fc.asyncProperty(fc.jsonValue(), (body) => isHandledAsText(entry, { body }))
    expect(
      await fc.assert(outlives, { seed: 20261121, numRuns: IS_NIGHT ? 25 : 10 }),
    ).toBeUndefined()
  })

  it('survives deeply nested JSON and the names of prototype properties', async () => {
    const { params, headers } = createExampleCall(entry)
    // Deeper than any stack; in nightly runs, as deep as the body limit allows.
    const depth = IS_NIGHT ? 400_000 : 100_000
    for (const raw of [
      '['.repeat(depth) + ']'.repeat(depth),
      '{"a":'.repeat(depth / 4) + '1' + '}'.repeat(depth / 4),
      '{"__proto__":{"email":"a@b.tn"},"constructor":{"prototype":1}}',
      '{"hasOwnProperty":1,"toString":null,"length":-1}',
      '-1e999',
    ]) {
      const sending = { raw, headers }
      const reply = await browser.call(
        entry.method,
        buildCallPath(entry, params),
        undefined,
        sending,
      )
      expect(reply.status).toBeLessThan(500)
    }
  })
})
