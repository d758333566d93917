import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'

import { type BackendName, chooseCapabilities } from '#api/backends.ts'
import { createQueryClient } from '#api/cache/query-client.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import type { BookingThread } from '#api/queries/messages.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { renderPage } from '#testing/page.tsx'
import { createTestApi } from '#testing/test-api.ts'

import { BookingMessages, LazyThread } from '../messages/booking-messages.tsx'
import { AMIRA_VIEWER, FIAT_DETAIL } from './bookings.ts'
import { THREAD } from './messages.ts'

const MESSAGES_PATH = `/api/booking/${FIAT_DETAIL._id}/messages`
export const READ_THREAD_CALL = `GET ${MESSAGES_PATH}`
export const SEND_MESSAGE_CALL = `POST ${MESSAGES_PATH}`

export interface ShowMessagesOptions {
  thread?: BookingThread | null
  booking?: Partial<Booking>
  viewer?: Viewer
  backend?: BackendName
}

/** Starts each test two hours after the question, without a draft. */
export function prepareMessages(): void {
  beforeAll(async () => {
    await LazyThread.download()
  })
  beforeEach(() => {
    vi.setSystemTime('2027-05-02T10:00:00Z')
    sessionStorage.clear()
  })
}

/** Renders the messages. With `thread: null`, the test must respond to the request that loads them. */
export async function showMessages({
  thread = THREAD,
  booking,
  ...shown
}: ShowMessagesOptions = {}) {
  const fetching = controlFetch(thread ? { [READ_THREAD_CALL]: respondAlways(200, thread) } : {})
  const queryClient = createQueryClient()
  const { viewer = AMIRA_VIEWER, backend = 'masar' } = shown
  const api = createTestApi(queryClient)
  renderPage(<BookingMessages api={api} booking={{ ...FIAT_DETAIL, ...booking }} />, {
    viewer,
    queryClient,
    settings: { capabilities: chooseCapabilities(backend, {}) },
  })
  if (thread) await waitFor(throwWhileLoading)
  return fetching
}

function throwWhileLoading() {
  if (document.querySelector('[aria-busy=true]')) throw new Error('The messages are loading.')
}

export const getMessageField = () => screen.getByLabelText('Your message')
