import { describe, expect, it } from 'vitest'

import { Refusal } from '../../contract/problem.ts'
import { withCaller } from '../../http/caller.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** Creates tasks that the test completes one by one. */
function createTasks() {
  const begun: (() => void)[] = []
  const work = () => new Promise<void>((end) => begun.push(end))
  return { begun, work, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

describe('createBoundedQueue', () => {
  it('runs tasks up to the limit, and starts the next one when one ends', async () => {
    const { begun, work, settle } = createTasks()
    const queue = createBoundedQueue({ atOnce: 2, waiting: 10 })
    const all = [1, 2, 3, 4].map(() => queue(work))
    await settle()
    expect(begun).toHaveLength(2)
    begun[0]?.()
    await settle()
    expect(begun).toHaveLength(3)
    while (begun.length < 4) {
      begun.at(-1)?.()
      await settle()
    }
    for (const end of begun) end()
    await Promise.all(all)
  })

  it('rejects with 503 and Retry-After when it is full', async () => {
    const { begun, work, settle } = createTasks()
    const queue = createBoundedQueue({ atOnce: 1, waiting: 2 })
    const taken = [1, 2, 3].map(() => queue(work))
    const refused = await queue(work).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({
      problem: { status: 503, code: 'unavailable' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
    await settle()
    for (let ended = 0; ended < 3; ended += 1) {
      begun[ended]?.()
      await settle()
    }
    await Promise.all(taken)
    const later = queue(work)
    await settle()
    begun[3]?.()
    await expect(later).resolves.toBeUndefined()
  })

  it('drops queued work when its client has disconnected', async () => {
    const { begun, work, settle } = createTasks()
    const queue = createBoundedQueue({ atOnce: 1, waiting: 10 })
    const first = queue(work)
    const dropped = withCaller(
      () => true,
      () => queue(work),
    )
    const last = queue(work)
    await settle()
    begun[0]?.()
    await expect(dropped).rejects.toBeInstanceOf(Refusal)
    await settle()
    expect(begun).toHaveLength(2)
    begun[1]?.()
    await Promise.all([first, last])
  })
})
