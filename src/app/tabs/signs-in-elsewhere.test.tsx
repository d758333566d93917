import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

const VALIDATE_CALL = 'POST /api/validate-access-token'

const server = {
  'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/settings': respondAlways(200, null),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'GET /api/notification-counter/*': respondAlways(200, { _id: 'c', user: 'u', count: 2 }),
  [VALIDATE_CALL]: respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
}
const findAccountButton = () => screen.findByRole('button', { name: `Account: ${ANA.fullName}` })

/** Another tab of the same browser. */
let tab: BroadcastChannel
let heard: unknown[]
beforeEach(() => {
  heard = []
  tab = new BroadcastChannel('masar-session')
  tab.addEventListener('message', ({ data }) => heard.push(data))
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: ANA.language }))
})
afterEach(() => tab.close())

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
const postFromOtherTab = (changes: unknown) => settle(() => tab.postMessage(changes))

async function openBookingsAsAna(answers = {}) {
  const wire = controlFetch({ ...server, ...answers })
  const { router } = await openApp('/bookings')
  await findAccountButton()
  return { wire, router }
}

describe('signing in as the stored customer', () => {
  // @shows SESSION-17
  it('in another tab also restores this tab after the server was unreachable', async () => {
    const check = { ends: respondAlways(200, 'OK') }
    const { router } = await openBookingsAsAna({
      [VALIDATE_CALL]: (call: OpenCall) => check.ends(call),
    })
    check.ends = (call) => call.lose()
    await settle(router.options.context.session.refresh)
    await screen.findByText('We couldn’t reach the server.')
    check.ends = respondAlways(200, 'OK')
    await postFromOtherTab({ type: 'signedIn' })

    expect(await findAccountButton()).toBeVisible()
  })

  it('in another tab triggers no check when the customer is already signed in here', async () => {
    const { wire } = await openBookingsAsAna()
    const checks = () => wire.calls.filter(({ name }) => name === VALIDATE_CALL).length
    const before = checks()
    await postFromOtherTab({ type: 'signedIn' })

    expect(checks()).toBe(before)
  })

  it('in this tab notifies the other tabs', async () => {
    const check = { ends: (call: OpenCall) => call.lose() }
    controlFetch({
      ...server,
      [VALIDATE_CALL]: (call: OpenCall) => check.ends(call),
      'POST /api/sign-in/frontend': respondAlways(200, ANA),
    })
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })
    await fill('Email', ANA.email)
    await fill('Password', 'a-long-enough-one')
    expect(heard).toEqual([])
    check.ends = respondAlways(200, 'OK')
    await click('button', 'Sign in')

    expect(await findAccountButton()).toBeVisible()
    await waitFor(() => expect(heard).toEqual([{ type: 'signedIn' }]))
  })
})
