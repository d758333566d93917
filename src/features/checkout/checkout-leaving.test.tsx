import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { holdTheWire } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { fetchLaterScreens } from './later-screens.ts'
import { heading, open, remember } from './testing/customer.ts'
import { AMIRA_PROFILE, answersWith } from './testing/server-answers.ts'

beforeAll(fetchLaterScreens)

let tab: BroadcastChannel
beforeEach(() => {
  tab = new BroadcastChannel('masar-session')
})
afterEach(() => tab.close())

it('a customer signs out in another tab: checkout begins anew, with nothing of theirs in it', async () => {
  remember()
  holdTheWire(answersWith())
  await open()
  await heading(/Booking options \(/)
  await click('checkbox', /^Additional driver/)
  await click('button', 'Continue to driver details')
  await heading(/Driver details \(/)
  expect(screen.getByText(AMIRA_PROFILE.email)).toBeVisible()
  await fill(/full name/, 'Annabella')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  await settle(() => tab.postMessage({ type: 'left', userId: AMIRA_PROFILE._id }))

  expect(await heading(/Booking options \(/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(AMIRA_PROFILE.email)).not.toBeInTheDocument())
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Annabella|amira/i)
  await click('button', 'Continue to driver details')
  expect(await screen.findByLabelText('Full name')).toHaveValue('')
})
