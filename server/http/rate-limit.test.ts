import { describe, expect, it } from 'vitest'

import { Refusal } from '../contract/problem.ts'
import { RateLimiter } from './rate-limit.ts'

const clock = { now: new Date('2026-05-20T10:00:00Z') }
const isRefused = (limiter: RateLimiter, whose: string) => {
  try {
    limiter.take('signIn', whose)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

describe('the rate limiter', () => {
  it('keeps blocking a client, however many other clients call', () => {
    const limiter = new RateLimiter(() => clock.now)
    while (!isRefused(limiter, 'guesser')) continue
    for (let other = 0; other < 60_000; other += 1) limiter.take('signIn', `other ${other}`)
    expect(isRefused(limiter, 'guesser')).toBe(true)
  })

  it('removes clients with full buckets first', () => {
    const limiter = new RateLimiter(() => clock.now)
    limiter.take('signIn', 'busy')
    for (let other = 0; other < 40_000; other += 1) limiter.take('signIn', `earlier ${other}`)
    clock.now = new Date(clock.now.getTime() + 60_000)
    for (let time = 0; time < 5; time += 1) limiter.take('signIn', 'busy')
    for (let other = 0; other < 40_000; other += 1) limiter.take('signIn', `later ${other}`)
    for (let time = 0; time < 5; time += 1) limiter.take('signIn', 'busy')
    expect(isRefused(limiter, 'busy')).toBe(true)
  })

  it('also limits IPv6 /48 networks, against clients that rotate /64 networks', () => {
    const limiter = new RateLimiter(() => clock.now)
    const isLimited = (network: number) => {
      try {
        limiter.takeFor('signIn', `2001:db8:1:${network.toString(16)}::1`)
        return false
      } catch {
        return true
      }
    }
    const limited = Array.from({ length: 200 }, (_, network) => isLimited(network))
    expect(limited.indexOf(true)).toBe(80)
    expect(limited.lastIndexOf(false)).toBe(79)
    const elsewhere = () => limiter.takeFor('signIn', '2001:db8:2:1::1')
    expect(elsewhere).not.toThrow()
  })
})
