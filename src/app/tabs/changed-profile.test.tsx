import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

const READ_CALL = `GET /api/user/${ANA._id}`

it('every tab reloads the profile after one of them has changed it', async () => {
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  const wire = controlFetch({
    'GET /api/settings': respondAlways(200, null),
    'GET /api/notification-counter/*': respondAlways(200, { _id: 'c', user: 'u', count: 0 }),
    'POST /api/validate-access-token': respondAlways(200, 'OK'),
    [READ_CALL]: respondAlways(200, ANA),
  })
  const { router } = await openApp('/about')
  const { session } = router.options.context
  await session.known()
  const countReads = () => wire.calls.filter(({ name }) => name === READ_CALL).length
  expect(countReads()).toBe(1)

  const otherTab = new BroadcastChannel('masar-session')
  onTestFinished(() => otherTab.close())
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => received.push(data))
  await settle(session.profileChanged)
  await waitFor(() => expect(countReads()).toBe(2))
  await waitFor(() => expect(received.at(-1)).toEqual({ type: 'doubted' }))

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
  await settle(() => otherTab.postMessage({ type: 'doubted' }))
  await waitFor(() => expect(countReads()).toBe(3))
})
