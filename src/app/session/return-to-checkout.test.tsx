import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { windowStore } from '#api/stored/browser-storage.ts'
import { readReturnPath, storeReturnPath } from '#api/stored/return-path.ts'
import { hideLinkSecret } from '#app/session/opening-link.ts'
import { makeBlankCheckpoint, type Checkpoint } from '@masar/domain/booking/checkpoint.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill } from '#testing/page.tsx'

import { readCheckoutPath } from '../../features/checkout/flow/calls/checkout-search.ts'
import { storeCheckout } from '../../features/checkout/flow/checkout-storage.ts'
import { downloadScreens } from '../../features/checkout/lazy-screens.ts'
import {
  AMIRA_PROFILE,
  makeCheckoutAnswers,
  CHECKOUT_PATH,
} from '../../features/payment/testing/server-answers.ts'
import { claimWindow } from '../tabs/window-owner.ts'

beforeAll(downloadScreens)

const { _id: AMIRA, email } = AMIRA_PROFILE
const TRIP = readCheckoutPath(CHECKOUT_PATH) as CarTrip
const blankCheckpoint = makeBlankCheckpoint('attempt-of-the-first-tab')
const DRAFT: Checkpoint = {
  ...blankCheckpoint,
  step: 'driver',
  draft: {
    ...blankCheckpoint.draft,
    extras: { ...blankCheckpoint.draft.extras, additionalDriver: true },
    additionalDriver: { ...blankCheckpoint.draft.additionalDriver, fullName: 'Annabella' },
  },
}

/** Another tab of the same browser. */
let tab: BroadcastChannel
let received: unknown[]
beforeEach(() => {
  received = []
  tab = new BroadcastChannel('masar-drafts')
  tab.addEventListener('message', ({ data }) => received.push(data))
})
afterEach(() => tab.close())

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
const postFromTab = (message: unknown) => tab.postMessage(message)

/** Follows the emailed link in a new tab, and chooses a password. */
async function followResetLink() {
  controlFetch({
    ...makeCheckoutAnswers(),
    'GET /api/check-token/*': respondAlways(200, 'OK'),
    'POST /api/activate': respondAlways(200, 'OK'),
    'POST /api/sign-in/frontend': respondAlways(200, AMIRA_PROFILE),
    'DELETE /api/delete-tokens/*': respondAlways(200, 'OK'),
  })
  history.replaceState(null, '', `/reset-password/?u=${AMIRA}&e=${email}&t=secret-of-a-link`)
  hideLinkSecret()
  const { router } = await openApp('/reset-password')
  await screen.findByLabelText('New password')
  await fill('New password', 'a-long-enough-one')
  await fill('Confirm password', 'a-long-enough-one')
  await click('button', 'Save the password')
  return router
}

const findStep = (name: RegExp) => screen.findByRole('heading', { name })

async function openForgotPassword() {
  controlFetch(makeCheckoutAnswers())
  await openApp('/forgot-password')
  await findStep(/^Forgot your password\?$/)
}

async function requestResetEmail(from: string | null, sent = true) {
  controlFetch({
    ...makeCheckoutAnswers(),
    'POST /api/resend/*': sent ? respondAlways(200, 'OK') : respondAlways(204),
  })
  await openApp(
    from === null ? '/forgot-password' : `/forgot-password?from=${encodeURIComponent(from)}`,
  )
  await findStep(/^Forgot your password\?$/)
  await fill('Email', email)
  await click('button', 'Send the link')
  await screen.findAllByText(sent ? 'Check your inbox' : 'Email address not registered.')
}

describe('a tab opened by a reset link', () => {
  it('returns to the checkout that requested the link, but only once', async () => {
    storeReturnPath(CHECKOUT_PATH)
    const router = await followResetLink()

    expect(await findStep(/^Booking options \(/)).toBeVisible()
    expect(router.state.location.href).toBe(CHECKOUT_PATH.replaceAll('T10:', 'T10%3A'))
    expect(await screen.findByText('Password changed successfully.')).toBeVisible()
    expect(readReturnPath()).toBeNull()
  })

  it('continues with the draft of another tab', async () => {
    tab.addEventListener('message', ({ data }) => {
      if (typeof data !== 'object' || data === null || !('draftFor' in data)) return
      postFromTab({ answerTo: 'another request', draft: { ...DRAFT, step: 'payment' } })
      postFromTab({ answerTo: Reflect.get(data, 'id'), draft: DRAFT })
    })
    storeReturnPath(CHECKOUT_PATH)
    await followResetLink()

    expect(await findStep(/^Driver details \(/)).toBeVisible()
    const second = within(screen.getByRole('group', { name: 'Additional driver' }))
    expect(second.getByLabelText(/full name/)).toHaveValue('Annabella')
    expect(received).toContainEqual(expect.objectContaining({ draftFor: AMIRA }))
  })

  it.each([
    ['of a booking that was sent', { ...DRAFT, submitted: true }],
    ['of another version', { ...DRAFT, v: 0 }],
    ['that is not a path', 'nonsense'],
  ])('adopts no draft %s', async (_what, draft) => {
    tab.addEventListener('message', ({ data }) => {
      if (typeof data !== 'object' || data === null || !('draftFor' in data)) return
      postFromTab({ answerTo: Reflect.get(data, 'id'), draft })
    })
    storeReturnPath(CHECKOUT_PATH)
    await followResetLink()

    expect(await findStep(/^Booking options \(/)).toBeVisible()
  })

  it('continues with its own draft if it has one', async () => {
    storeCheckout(windowStore, TRIP, DRAFT)
    tab.addEventListener('message', ({ data }) => {
      if (typeof data !== 'object' || data === null || !('draftFor' in data)) return
      postFromTab({ answerTo: Reflect.get(data, 'id'), draft: { ...DRAFT, step: 'options' } })
    })
    storeReturnPath(CHECKOUT_PATH)
    await followResetLink()

    expect(await findStep(/^Driver details \(/)).toBeVisible()
  })

  it.each([
    'https://evil.example/checkout',
    '//evil.example/checkout',
    '/bookings',
    '/checkout?car=1',
    // A path with the parameters used before decision 038: paths are stored for a day.
    CHECKOUT_PATH.replace('car=', 'c=').replace('pickup=', 'p='),
  ])('stays where it is when %s is stored', async (path) => {
    storeReturnPath(path)
    const router = await followResetLink()
    await screen.findByRole('button', { name: `Account: ${AMIRA_PROFILE.fullName}` })

    expect(screen.getByText('Password changed successfully.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/reset-password')
    expect(received).toEqual([])
  })
})

describe('a tab with a checkout draft', () => {
  const request = { id: 'request-1', draftFor: AMIRA, path: CHECKOUT_PATH }

  it.each([
    ['a guest', () => undefined],
    ['the same customer', () => claimWindow(AMIRA)],
  ])('sends the draft when it belongs to %s', async (_who, claim) => {
    claim()
    storeCheckout(windowStore, TRIP, DRAFT)
    await openForgotPassword()
    postFromTab(request)

    await waitFor(() => expect(received).toEqual([{ answerTo: 'request-1', draft: DRAFT }]))
  })

  it('does not send the draft of another account, of another trip or of a submitted booking', async () => {
    storeCheckout(windowStore, TRIP, { ...DRAFT, submitted: true })
    await openForgotPassword()
    postFromTab(request)
    postFromTab({ ...request, path: CHECKOUT_PATH.replace('T10:00', 'T11:00') })
    postFromTab({ ...request, path: 'nonsense' })
    postFromTab('nonsense')
    storeCheckout(windowStore, TRIP, DRAFT)
    sessionStorage.setItem('masar-window-of', 'another-account')
    postFromTab(request)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(received).toEqual([])

    // Ensures that the tab was listening.
    sessionStorage.removeItem('masar-window-of')
    postFromTab({ ...request, id: 'request-2' })
    await waitFor(() => expect(received).toEqual([{ answerTo: 'request-2', draft: DRAFT }]))
  })
})

describe('requesting an email for a new password', () => {
  it('stores only the checkout path and its known parameters', async () => {
    await requestResetEmail(`${CHECKOUT_PATH}&email=amira@example.com#secret`)

    expect(readReturnPath()).toBe(CHECKOUT_PATH.replaceAll('T10:', 'T10%3A'))
    expect(localStorage.getItem('masar-return-path')).not.toMatch(/amira|secret/)
  })

  it.each([null, '/bookings', '/checkout?car=1'])(
    'deletes an earlier path when the customer came from %s',
    async (from) => {
      storeReturnPath(CHECKOUT_PATH)
      await requestResetEmail(from)

      expect(localStorage.getItem('masar-return-path')).toBeNull()
    },
  )

  it('stores nothing when no email was sent', async () => {
    await requestResetEmail(CHECKOUT_PATH, false)

    expect(readReturnPath()).toBeNull()
  })
})
