import type { Trip } from '#api/trip.ts'
import { isCalendarDate } from '#domain/calendar.ts'
import { dateOf, DEFAULT_TIME_ZONE, timeOf, type WallClock } from '#domain/rental-clock.ts'
import {
  dropOffProblem,
  pickUpProblem,
  type RentalProblem,
  type RentalRules,
  type RentalSettings,
  type RentalTimes,
} from '#domain/rental-rules.ts'
import { defaultRental, dropOffAfter } from '#domain/rental-times.ts'

/** A place that was chosen from the suggestions. */
export interface Place {
  id: string
  name: string
  timeZone?: string | undefined
}

/** What stands in a place field: the text as it was typed, and the place when it was chosen. */
export interface PlaceDraft {
  text: string
  place: Place | null
}

/** A date and a time as they stand in the two controls; the date may be empty. */
export interface MomentDraft {
  date: string
  time: string
}

/** The search form while it is being filled in. Moments are null until somebody touches them. */
export interface TripDraft {
  pickUp: PlaceDraft
  dropOff: PlaceDraft
  isReturn: boolean
  from: MomentDraft | null
  to: MomentDraft | null
}

/** A place of the wire as the form knows it. */
export const placeOf = (
  place: { _id: string; name: string; timeZone?: string | undefined } | null | undefined,
): Place | undefined =>
  place ? { id: place._id, name: place.name, timeZone: place.timeZone } : undefined

export type TripField = 'pickUp' | 'dropOff' | 'from' | 'to'
export type TripProblem = RentalProblem | 'empty' | 'unlisted'
export type TripProblems = Partial<Record<TripField, TripProblem>>

/** What a page knows before the form is shown. */
export interface TripStart {
  pickUp?: Place | undefined
  dropOff?: Place | undefined
  from?: WallClock | undefined
  to?: WallClock | undefined
}

export function draftOf({ pickUp, dropOff, from, to }: TripStart): TripDraft {
  return {
    pickUp: placeDraftOf(pickUp),
    dropOff: placeDraftOf(dropOff ?? pickUp),
    isReturn: !dropOff || dropOff.id === pickUp?.id,
    from: from ? momentOf(from) : null,
    to: to ? momentOf(to) : null,
  }
}

export const zoneOf = (draft: TripDraft): string =>
  draft.pickUp.place?.timeZone ?? DEFAULT_TIME_ZONE

/** Both moments: those of the customer, and the usual ones where nobody has said anything. */
export function momentsOf(draft: TripDraft, rules: RentalRules) {
  const usual = defaultRental(rules)
  const from = draft.from ?? momentOf(usual.from)
  if (draft.to) return { from, to: draft.to }

  const start = wallClockOfMoment(from)
  const to = start && start >= usual.to ? dropOffAfter(start, rules.settings) : usual.to
  return { from, to: momentOf(to) }
}

/** The draft with another pick-up; a drop-off that it overtakes moves behind it. */
export function withPickUp(
  draft: TripDraft,
  from: MomentDraft,
  settings: RentalSettings,
): TripDraft {
  const start = wallClockOfMoment(from)
  const end = draft.to && wallClockOfMoment(draft.to)
  const isOvertaken = start && end && end <= start
  return { ...draft, from, to: isOvertaken ? momentOf(dropOffAfter(start, settings)) : draft.to }
}

/** What is wrong with the form, in the order of its fields. */
export function tripProblems(draft: TripDraft, rules: RentalRules): TripProblems {
  const { from, to } = momentsOf(draft, rules)
  const start = wallClockOfMoment(from)
  const end = wallClockOfMoment(to)
  const problems = {
    pickUp: placeProblem(draft.pickUp),
    dropOff: draft.isReturn ? undefined : placeProblem(draft.dropOff),
    from: start ? (pickUpProblem(start, rules) ?? undefined) : 'empty',
    to: end ? endProblem({ from: start ?? '', to: end }, rules) : 'empty',
  } as const
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** The trip of a form without problems; null while it has some that keep it from being one. */
export function tripOfDraft(draft: TripDraft, rules: RentalRules): Trip | null {
  const moments = momentsOf(draft, rules)
  const from = wallClockOfMoment(moments.from)
  const to = wallClockOfMoment(moments.to)
  const pickUp = draft.pickUp.place
  const dropOff = draft.isReturn ? pickUp : draft.dropOff.place
  if (!pickUp || !dropOff || !from || !to) return null
  return { pickUp: pickUp.id, dropOff: dropOff.id, from, to }
}

export const momentOf = (at: WallClock): MomentDraft => ({ date: dateOf(at), time: timeOf(at) })

export function wallClockOfMoment({ date, time }: MomentDraft): WallClock | null {
  return isCalendarDate(date) && time ? `${date}T${time}` : null
}

/** Without a pick-up there is nothing to compare a drop-off with. */
const endProblem = (times: RentalTimes, rules: RentalRules) =>
  times.from ? (dropOffProblem(times, rules) ?? undefined) : undefined

const placeDraftOf = (place: Place | undefined): PlaceDraft => ({
  text: place?.name ?? '',
  place: place ?? null,
})

function placeProblem({ place, text }: PlaceDraft): TripProblem | undefined {
  if (place) return undefined
  return text.trim() === '' ? 'empty' : 'unlisted'
}
