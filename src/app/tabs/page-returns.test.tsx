import { afterEach, describe, expect, it } from 'vitest'

import { createDeferred } from '#testing/deferred.ts'
import { settle } from '#testing/page.tsx'

import { watchRestoredPages } from './page-returns.ts'

const dispatchTransition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  settle(() => dispatchEvent(new PageTransitionEvent(name, { persisted })))

let stop = () => {}
afterEach(() => stop())

function watchPage(user: object | null) {
  const check = createDeferred<unknown>()
  let checks = 0
  const comeBack = () => {
    checks += 1
    return check.promise
  }
  stop = watchRestoredPages({ viewer: () => ({ user }), comeBack })
  return { check, checks: () => checks }
}

describe('a page restored from the back/forward cache', () => {
  it('is blank until the user is known', async () => {
    const { check } = watchPage({})
    await dispatchTransition('pagehide', true)
    expect(document.body).not.toBeVisible()
    await dispatchTransition('pageshow', true)
    expect(document.body).not.toBeVisible()
    await settle(() => check.resolve(null))
    expect(document.body).toBeVisible()
  })

  it('is shown again when the server cannot be reached', async () => {
    const { check } = watchPage({})
    await dispatchTransition('pagehide', true)
    await dispatchTransition('pageshow', true)
    await settle(() => check.reject(new Error('stopped')))
    expect(document.body).toBeVisible()
  })

  it('is shown immediately when no user was signed in, but still checks the session', async () => {
    const { checks } = watchPage(null)
    await dispatchTransition('pagehide', true)
    await dispatchTransition('pageshow', true)
    expect(document.body).toBeVisible()
    expect(checks()).toBe(1)
  })
})

it('a page that was not cached stays visible and triggers no session check', async () => {
  const { checks } = watchPage({})
  await dispatchTransition('pagehide', false)
  await dispatchTransition('pageshow', false)
  expect([checks(), document.body.style.visibility]).toEqual([0, ''])
})
