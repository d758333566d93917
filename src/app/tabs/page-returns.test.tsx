import { afterEach, describe, expect, it } from 'vitest'

import { deferred } from '#testing/deferred.ts'
import { settle } from '#testing/page.tsx'

import { watchReturns } from './page-returns.ts'

const turn = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  settle(() => dispatchEvent(new PageTransitionEvent(name, { persisted })))

let stop = () => {}
afterEach(() => stop())

function open(user: object | null) {
  const check = deferred<unknown>()
  let checks = 0
  const comeBack = () => {
    checks += 1
    return check.promise
  }
  stop = watchReturns({ viewer: () => ({ user }), comeBack })
  return { check, checks: () => checks }
}

describe('a page from the back/forward cache', () => {
  it('is blank until the user is known', async () => {
    const { check } = open({})
    await turn('pagehide', true)
    expect(document.body).not.toBeVisible()
    await turn('pageshow', true)
    expect(document.body).not.toBeVisible()
    await settle(() => check.resolve(null))
    expect(document.body).toBeVisible()
  })

  it('is shown again when the server cannot be reached', async () => {
    const { check } = open({})
    await turn('pagehide', true)
    await turn('pageshow', true)
    await settle(() => check.reject(new Error('stopped')))
    expect(document.body).toBeVisible()
  })

  it('is shown immediately when no user was signed in, and checked all the same', async () => {
    const { checks } = open(null)
    await turn('pagehide', true)
    await turn('pageshow', true)
    expect(document.body).toBeVisible()
    expect(checks()).toBe(1)
  })

  it('is neither hidden nor checked when the browser did not cache it', async () => {
    const { checks } = open({})
    await turn('pagehide', false)
    await turn('pageshow', false)
    expect([checks(), document.body.style.visibility]).toEqual([0, ''])
  })
})
