import * as v from 'valibot'

import { type WallClock } from '@masar/domain/rental/rental-clock.ts'

import { createDraftStorage, type DraftStorage } from '../draft-storage.ts'
import { type TripDraft, type TripStart, toMomentWallClock } from './trip-draft.ts'
import { tripDraftSchema } from './trip-schema.ts'

export interface StoredTripDraft {
  /** Reads the stored draft, without past dates. */
  read: (now: WallClock) => TripDraft | null
  keep: (draft: TripDraft) => void
  /** Deletes a draft that started from a link, so that the form shows the link again. */
  sent: () => void
}

/**
 * Creates the storage for the draft of a search form. The home page has one draft, and so does each link that
 * fills in a form.
 */
export function createStoredTripDraft({
  pickUp,
  dropOff,
  from,
  to,
  typed,
}: TripStart): StoredTripDraft {
  const link = [pickUp?.id, dropOff?.id, from, to, typed?.pickUp, typed?.dropOff].filter(
    (part) => part !== undefined,
  )
  const keeper: DraftStorage = createDraftStorage(['trip', ...link].join(' '))
  return {
    read(now) {
      const found = v.safeParse(tripDraftSchema, keeper.read())
      return found.success ? dropPastDates(found.output, now) : null
    },
    keep: keeper.keep,
    sent: () => (link.length > 0 ? keeper.forget() : undefined),
  }
}

function dropPastDates(draft: TripDraft, now: WallClock): TripDraft {
  const start = draft.from && toMomentWallClock(draft.from)
  return start && start < now ? { ...draft, from: null, to: null } : draft
}
