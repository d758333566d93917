import { windowStore } from '#api/kept/browser-storage.ts'
import { newId } from '#api/new-id.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import {
  readCheckoutPath,
  toCheckoutPath,
} from '../../features/checkout/flow/calls/checkout-search.ts'
import { adoptCheckout, readEditedCheckout } from '../../features/checkout/flow/checkout-storage.ts'
import { isWindowFor } from './window-owner.ts'

/** How long a customer waits for an answer at most: a tab that is asleep sends none. */
const ANSWER_TIMEOUT_MS = 300

/** Sends the draft that a request names, unless it belongs to another account. */
export function answerDraftRequest(request: object, channel: BroadcastChannel): void {
  const readText = (name: string) => String(Reflect.get(request, name))
  if (!isWindowFor(readText('draftFor'))) return
  const trip = readCheckoutPath(readText('path'))
  const draft = trip && readEditedCheckout(windowStore, trip)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  if (draft) channel.postMessage({ answerTo: readText('id'), draft })
}

export interface DraftRequest {
  /** Stores the first answer in this window. Resolves without one when it does not come. */
  adopt: () => Promise<void>
  stop: () => void
}

/** Asks the other tabs of this browser for the draft of a trip. Only they know whose draft it is. */
export function requestDraft(trip: CarTrip, userId: string): DraftRequest {
  const id = newId()
  const channel = new BroadcastChannel('masar-drafts')
  const answer = new Promise<unknown>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null) return
      if ('answerTo' in data && data.answerTo === id && 'draft' in data) resolve(data.draft)
    })
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
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
