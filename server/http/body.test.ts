import { describe, expect, it } from 'vitest'

import { Refusal } from '../contract/problem.ts'
import { MEGABYTE, readBytes, readJson } from './body.ts'

type Headers = Record<string, string>

/** Creates a request whose body comes in chunks of 100 kB, without a length header unless one is given. */
const createChunkedRequest = (length: number, headers: Headers = {}) => {
  let left = length
  let parts = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = Math.min(left, 100_000)
        if (size === 0) return controller.close()
        left -= size
        parts += 1
        controller.enqueue(new Uint8Array(size).fill(0x31))
      },
    },
    { highWaterMark: 0 },
  )
  return { request: createRequest(body, headers), parts: () => parts }
}

const createRequest = (body: ReadableStream | string, headers: Headers = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' })

const findRefusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.problem : error),
  )

const TOO_LARGE_PROBLEM = { status: 413, code: 'too-large', detail: 'At most 1 MB.' }

describe('a body', () => {
  // @shows SAFE-15
  it('may be as large as the limit, but not a byte larger', async () => {
    expect(await readBytes(createChunkedRequest(MEGABYTE).request, MEGABYTE)).toHaveLength(MEGABYTE)
    const larger = createChunkedRequest(MEGABYTE + 1).request
    expect(await findRefusal(readBytes(larger, MEGABYTE))).toMatchObject(TOO_LARGE_PROBLEM)
  })

  it.each<[string, Headers]>([
    ['no length', {}],
    ['a length that is too small', { 'content-length': '2' }],
    ['an invalid length', { 'content-length': 'short' }],
  ])(
    'is measured when its length header claims %s, and read only up to the limit',
    async (_, headers) => {
      const { request, parts } = createChunkedRequest(100 * MEGABYTE, headers)
      expect(await findRefusal(readJson(request))).toMatchObject(TOO_LARGE_PROBLEM)
      expect(parts()).toBe(11)
    },
  )

  it('with a length header above the limit is not read', async () => {
    const { request, parts } = createChunkedRequest(100 * MEGABYTE, {
      'content-length': String(100 * MEGABYTE),
    })
    expect(await findRefusal(readJson(request))).toMatchObject(TOO_LARGE_PROBLEM)
    expect(parts()).toBe(0)
  })

  it('that is aborted does not cause a server error', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('Gone')) })
    expect(await findRefusal(readJson(createRequest(broken)))).toMatchObject({
      code: 'malformed-json',
    })
  })

  it('that is empty is read as undefined', async () => {
    expect(await readJson(createRequest(''))).toBeUndefined()
    expect(await readJson(new Request('http://localhost/', { method: 'POST' }))).toBeUndefined()
  })
})
