import { windowStore } from '#api/stored/browser-storage.ts'
import { createUuid } from '#api/new-id.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import {
  readCheckoutPath,
  toCheckoutPath,
} from '../../features/checkout/flow/calls/checkout-search.ts'
import { adoptCheckout, readEditedCheckout } from '../../features/checkout/flow/checkout-storage.ts'
import { isWindowFor } from './window-owner.ts'

/** Maximum time to wait for a response, because suspended tabs send none. */
const ANSWER_TIMEOUT_MS = 300

/** Sends the requested draft, unless it belongs to another account. */
export function answerDraftRequest(request: object, channel: BroadcastChannel): void {
  const readText = (name: string) => String(Reflect.get(request, name))
  if (!isWindowFor(readText('draftFor'))) return
  const trip = readCheckoutPath(readText('path'))
  const draft = trip && readEditedCheckout(windowStore, trip)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
  if (draft) channel.postMessage({ answerTo: readText('id'), draft })
}

export interface DraftRequest {
  /** Stores the first response in this window, unless none arrives in time. */
  adopt: () => Promise<void>
  stop: () => void
}

/**
 * Requests the draft of a trip from the other tabs of this browser. Each tab checks whether its draft belongs
 * to the user.
 */
export function requestDraft(trip: CarTrip, userId: string): DraftRequest {
  const id = createUuid()
  const channel = new BroadcastChannel('masar-drafts')
  const answer = new Promise<unknown>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null) return
      if ('answerTo' in data && data.answerTo === id && 'draft' in data) resolve(data.draft)
    })
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
  channel.postMessage({ id, draftFor: userId, path: toCheckoutPath(trip) })

  return {
    async adopt() {
      const timeout = new Promise((resolve) => {
        setTimeout(resolve, ANSWER_TIMEOUT_MS)
      })
      adoptCheckout(windowStore, trip, await Promise.race([answer, timeout]))
    },
    stop: () => channel.close(),
  }
}
