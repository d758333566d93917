import { type WallClock } from '#domain/rental-clock.ts'

import { kept, type Kept } from '../kept.ts'
import { type TripDraft, type TripStart, wallClockOfMoment } from './trip-draft.ts'

export interface KeptTripDraft {
  /** What was typed here and is not over yet. */
  read: (now: WallClock) => TripDraft | null
  keep: (draft: TripDraft) => void
  /** A form that a link has filled in shows the link again once it was sent. */
  sent: () => void
}

/** The draft of a search form: one of the home page, and one for every link that fills in a form. */
export function keptTripDraft({ pickUp, dropOff, from, to }: TripStart): KeptTripDraft {
  const link = [pickUp?.id, dropOff?.id, from, to].filter((part) => part !== undefined)
  const keeper: Kept = kept(['trip', ...link].join(' '))
  return {
    read(now) {
      const found = keeper.read()
      return isTripDraft(found) ? withoutPast(found, now) : null
    },
    keep: keeper.keep,
    sent: () => (link.length > 0 ? keeper.forget() : undefined),
  }
}

function withoutPast(draft: TripDraft, now: WallClock): TripDraft {
  const start = draft.from && wallClockOfMoment(draft.from)
  return start && start < now ? { ...draft, from: null, to: null } : draft
}

function isTripDraft(found: unknown): found is TripDraft {
  if (!isRecord(found)) return false
  const { pickUp, dropOff, isReturn, from, to } = found
  return (
    [pickUp, dropOff].every(isPlaceDraft) &&
    typeof isReturn === 'boolean' &&
    [from, to].every((moment) => moment === null || isMoment(moment))
  )
}

const isPlaceDraft = (found: unknown) =>
  isRecord(found) &&
  typeof found['text'] === 'string' &&
  (found['place'] === null || isPlace(found['place']))

const isPlace = (found: unknown) =>
  isRecord(found) && typeof found['id'] === 'string' && typeof found['name'] === 'string'

const isMoment = (found: unknown) =>
  isRecord(found) && typeof found['date'] === 'string' && typeof found['time'] === 'string'

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null
