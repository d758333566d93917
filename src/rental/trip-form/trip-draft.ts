import type { Trip } from '#domain/trip.ts'
import { isCalendarDate } from '#domain/calendar.ts'
import {
  wallClockDate,
  DEFAULT_TIME_ZONE,
  wallClockTime,
  type WallClock,
} from '#domain/rental-clock.ts'
import {
  dropOffProblem,
  pickUpProblem,
  type RentalProblem,
  type RentalRules,
  type RentalSettings,
} from '#domain/rental-rules.ts'
import { defaultRental, dropOffAfter } from '#domain/rental-times.ts'

/** A place that was chosen from the suggestions. */
export interface Location {
  id: string
  name: string
  timeZone?: string | undefined
}

/** What stands in a place field: the text as it was typed, and the place when it was chosen. */
export interface LocationDraft {
  text: string
  location: Location | null
}

/** A date and a time as they stand in the two controls; the date may be empty. */
export interface MomentDraft {
  date: string
  time: string
}

/** The search form while it is being filled in. Moments are null until somebody touches them. */
export interface TripDraft {
  pickUp: LocationDraft
  dropOff: LocationDraft
  isReturn: boolean
  from: MomentDraft | null
  to: MomentDraft | null
}

/** A place of the wire as the form knows it. */
export const toLocation = (
  location: { _id: string; name: string; timeZone?: string | undefined } | null | undefined,
): Location | undefined =>
  location ? { id: location._id, name: location.name, timeZone: location.timeZone } : undefined

export type TripField = 'pickUp' | 'dropOff' | 'from' | 'to'
export type TripProblem = RentalProblem | 'empty' | 'unlisted'

/** What a page knows before the form is shown. */
export interface TripStart {
  pickUp?: Location | undefined
  dropOff?: Location | undefined
  from?: WallClock | undefined
  to?: WallClock | undefined
}

export function toTripDraft({ pickUp, dropOff, from, to }: TripStart): TripDraft {
  return {
    pickUp: toLocationDraft(pickUp),
    dropOff: toLocationDraft(dropOff ?? pickUp),
    isReturn: !dropOff || dropOff.id === pickUp?.id,
    from: from ? toMoment(from) : null,
    to: to ? toMoment(to) : null,
  }
}

export const draftZone = (draft: TripDraft): string =>
  draft.pickUp.location?.timeZone ?? DEFAULT_TIME_ZONE

/** Both moments: those of the customer, and the usual ones where nobody has said anything. */
export function draftMoments(draft: TripDraft, rules: RentalRules) {
  const usual = defaultRental(rules)
  const from = draft.from ?? toMoment(usual.from)
  if (draft.to) return { from, to: draft.to }

  const start = momentWallClock(from)
  const to = start && start >= usual.to ? dropOffAfter(start, rules.settings) : usual.to
  return { from, to: toMoment(to) }
}

/** The draft with another pick-up; a drop-off that it overtakes moves behind it. */
export function withPickUp(
  draft: TripDraft,
  from: MomentDraft,
  settings: RentalSettings,
): TripDraft {
  const start = momentWallClock(from)
  const end = draft.to && momentWallClock(draft.to)
  const isOvertaken = start && end && end <= start
  return { ...draft, from, to: isOvertaken ? toMoment(dropOffAfter(start, settings)) : draft.to }
}

/** What is wrong with the form, in the order of its fields. */
export function tripProblems(draft: TripDraft, rules: RentalRules): [TripField, TripProblem][] {
  const { from, to } = draftMoments(draft, rules)
  const start = momentWallClock(from)
  const end = momentWallClock(to)
  const problems: [TripField, TripProblem | null][] = [
    ['pickUp', locationProblem(draft.pickUp)],
    ['dropOff', draft.isReturn ? null : locationProblem(draft.dropOff)],
    ['from', start ? pickUpProblem(start, rules) : 'empty'],
    ['to', end ? endProblem(start, end, rules) : 'empty'],
  ]
  return problems.flatMap(([field, problem]) => (problem ? [[field, problem]] : []))
}

/** The trip of a form without problems. Throws for one that has some. */
export function draftTrip(draft: TripDraft, rules: RentalRules): Trip {
  const moments = draftMoments(draft, rules)
  const from = momentWallClock(moments.from)
  const to = momentWallClock(moments.to)
  const pickUp = draft.pickUp.location
  const dropOff = draft.isReturn ? pickUp : draft.dropOff.location
  if (!pickUp || !dropOff || !from || !to) throw new Error('This form is no trip yet.')
  return { pickUp: pickUp.id, dropOff: dropOff.id, from, to }
}

export const toMoment = (at: WallClock): MomentDraft => ({
  date: wallClockDate(at),
  time: wallClockTime(at),
})

export function momentWallClock({ date, time }: MomentDraft): WallClock | null {
  return isCalendarDate(date) && time ? `${date}T${time}` : null
}

/** Without a pick-up there is nothing to compare a drop-off with. */
const endProblem = (from: WallClock | null, to: WallClock, rules: RentalRules) =>
  from ? dropOffProblem({ from, to }, rules) : null

const toLocationDraft = (location: Location | undefined): LocationDraft => ({
  text: location?.name ?? '',
  location: location ?? null,
})

function locationProblem({ location, text }: LocationDraft): TripProblem | null {
  if (location) return null
  return text.trim() === '' ? 'empty' : 'unlisted'
}
