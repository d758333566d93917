import * as v from 'valibot'

import { type WallClock } from '@masar/domain/rental/rental-clock.ts'

import { draftStorage, type DraftStorage } from '../draft-storage.ts'
import { type TripDraft, type TripStart, momentWallClock } from './trip-draft.ts'
import { tripDraftSchema } from './trip-schema.ts'

export interface StoredTripDraft {
  /** The stored draft, without dates that are past. */
  read: (now: WallClock) => TripDraft | null
  keep: (draft: TripDraft) => void
  /** Deletes a draft that started from a link, so that the form shows the link again. */
  sent: () => void
}

/** The draft of a search form: one for the home page, and one for each link that fills in a form. */
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
  const keeper: DraftStorage = draftStorage(['trip', ...link].join(' '))
  return {
    read(now) {
      const found = v.safeParse(tripDraftSchema, keeper.read())
      return found.success ? withoutPast(found.output, now) : null
    },
    keep: keeper.keep,
    sent: () => (link.length > 0 ? keeper.forget() : undefined),
  }
}

function withoutPast(draft: TripDraft, now: WallClock): TripDraft {
  const start = draft.from && momentWallClock(draft.from)
  return start && start < now ? { ...draft, from: null, to: null } : draft
}
