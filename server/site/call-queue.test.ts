import { describe, expect, it } from 'vitest'

import { CallQueue } from './call-queue.ts'

const caller = { network: '203.0.113.7', isGone: () => false }
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Creates calls that run until the test ends them. */
function createEndlessCalls() {
  const { promise, resolve: end } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => end('done') }
}

const OVERLOAD_REFUSAL = {
  problem: { status: 503, code: 'unavailable' },
  headers: { 'retry-after': '2' },
}

describe('CallQueue', () => {
  it('serves pages between concurrent calls', async () => {
    const queue = new CallQueue()
    const events: string[] = []
    const calls = ['one', 'two', 'three'].map((name) =>
      queue.run(caller, async () => events.push(name)),
    )
    setImmediate(() => {
      events.push('a page')
      setImmediate(() => events.push('another page'))
    })
    await Promise.all(calls)
    expect(events.filter((event) => !event.includes('page'))).toEqual(['one', 'two', 'three'])
    expect(events.indexOf('a page')).toBeLessThan(events.indexOf('two'))
    expect(events.indexOf('another page')).toBeLessThan(events.indexOf('three'))
  })

  it('returns 503 with Retry-After when it is full, and accepts calls again afterwards', async () => {
    const queue = new CallQueue({ calls: 2 })
    const { work, end } = createEndlessCalls()
    const open = [queue.run(caller, work), queue.run(caller, work)]
    await expect(queue.run(caller, work)).rejects.toMatchObject(OVERLOAD_REFUSAL)
    end()
    await Promise.all(open)
    await expect(queue.run(caller, work)).resolves.toBe('done')
  })

  it('limits each network to a part of the queue', async () => {
    const queue = new CallQueue({ calls: 10, perNetwork: 2 })
    const { work, end } = createEndlessCalls()
    const open = [queue.run(caller, work), queue.run(caller, work)]
    await expect(queue.run(caller, work)).rejects.toMatchObject(OVERLOAD_REFUSAL)
    const elsewhere = queue.run({ ...caller, network: '203.0.113.8' }, work)
    const unlimited = [1, 2, 3].map(() => queue.run({ ...caller, network: null }, work))
    end()
    await expect(Promise.all([...open, elsewhere, ...unlimited])).resolves.toHaveLength(6)
  })

  it('drops calls whose client has disconnected before their turn', async () => {
    const queue = new CallQueue()
    let isGone = false
    let done = 0
    const leaving = Array.from({ length: 100 }, () =>
      queue.run({ ...caller, network: null, isGone: () => isGone }, async () => {
        done += 1
      }),
    )
    const staying = queue.run(caller, async () => 'done')
    isGone = true
    await expect(staying).resolves.toBe('done')
    const ends = await Promise.allSettled(leaving)
    expect([done, ends.every(({ status }) => status === 'rejected')]).toEqual([0, true])
    await settle()
  })
})
