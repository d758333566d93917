import type { Trip } from '@masar/domain/booking/trip.ts'
import { hasFourDigitYear } from '@masar/domain/rental/calendar.ts'
import {
  isWallClock,
  getWallClockDate,
  getWallClockTime,
  type WallClock,
} from '@masar/domain/rental/rental-clock.ts'
import {
  findDropOffProblem,
  findPickUpProblem,
  type RentalProblem,
  type RentalRules,
} from '@masar/domain/rental/rental-rules.ts'
import {
  makeDefaultRental,
  suggestDropOff,
  findEarliestDropOff,
  moveDropOff,
} from '@masar/domain/rental/rental-times.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

/** A location that was chosen from the suggestions. */
export interface Location {
  id: string
  name: string
  timeZone?: string | undefined
}

/** The value of a location field: the typed text, and the location once it is chosen. */
export interface LocationDraft {
  text: string
  location: Location | null
}

/** The values of a date control and a time control; the date may be empty. */
export interface MomentDraft {
  date: string
  time: string
}

/** The values of the search form. Dates and times are null until the user changes them. */
export interface TripDraft {
  pickUp: LocationDraft
  dropOff: LocationDraft
  isReturn: boolean
  from: MomentDraft | null
  to: MomentDraft | null
}

/** Converts an API location for the form. */
export const toLocation = (
  location: { _id: string; name: string; timeZone?: string | undefined } | null | undefined,
): Location | undefined =>
  location ? { id: location._id, name: location.name, timeZone: location.timeZone } : undefined

export type TripField = 'pickUp' | 'dropOff' | 'from' | 'to'
export type TripProblem = RentalProblem | 'empty' | 'year-digits' | 'unlisted'

/** The initial values that a page provides. */
export interface TripStart {
  pickUp?: Location | undefined
  dropOff?: Location | undefined
  from?: WallClock | undefined
  to?: WallClock | undefined
  /** The typed text of a location that is not identified yet. */
  typed?: { pickUp?: string | undefined; dropOff?: string | undefined } | undefined
}

export function toTripDraft({ pickUp, dropOff, from, to, typed = {} }: TripStart): TripDraft {
  return {
    pickUp: toLocationDraft(pickUp, typed.pickUp),
    dropOff: toLocationDraft(dropOff ?? pickUp, typed.dropOff),
    isReturn: typed.dropOff === undefined && (!dropOff || dropOff.id === pickUp?.id),
    from: from ? toMoment(from) : null,
    to: to ? toMoment(to) : null,
  }
}

export const getDraftZone = (draft: TripDraft): string =>
  draft.pickUp.location?.timeZone ?? getDefaultTimeZone()

/**
 * Returns the dates and times of pick-up and drop-off, with defaults for those that the user has not chosen.
 */
export function getDraftMoments(draft: TripDraft, rules: RentalRules) {
  const usual = makeDefaultRental(rules)
  const from = draft.from ?? toMoment(usual.from)
  if (draft.to) return { from, to: draft.to }

  const start = toMomentWallClock(from)
  return { from, to: toMoment(start ? moveDropOff(usual, start, rules.settings) : usual.to) }
}

/** Changes the pick-up; the rental keeps its length. */
export function changePickUp(draft: TripDraft, from: MomentDraft, rules: RentalRules): TripDraft {
  const before = getDraftMoments(draft, rules)
  const start = toMomentWallClock(from)
  const end = draft.to && toMomentWallClock(draft.to)
  if (!start || !end) return { ...draft, from }

  const firstStart = toMomentWallClock(before.from)
  if (firstStart && firstStart < end) {
    const to = moveDropOff({ from: firstStart, to: end }, start, rules.settings)
    return { ...draft, from, to: toMoment(to) }
  }
  const to = end <= start ? toMoment(suggestDropOff(start, rules.settings)) : draft.to
  return { ...draft, from, to }
}

/** Changes both days. The times stay the same, unless the drop-off would be too soon after the pick-up. */
export function changeDays(
  draft: TripDraft,
  days: { from: string; to: string },
  rules: RentalRules,
): TripDraft {
  const moments = getDraftMoments(draft, rules)
  const from = { ...moments.from, date: days.from }
  const to = { ...moments.to, date: days.to }
  const start = toMomentWallClock(from)
  const end = toMomentWallClock(to)
  const earliest = start && findEarliestDropOff(start, rules.settings)
  const isTooSoon = earliest && end && end < earliest
  return { ...draft, from, to: isTooSoon ? toMoment(earliest) : to }
}

/** Returns the problems of the form, in the order of its fields. */
export function findTripProblems(draft: TripDraft, rules: RentalRules): [TripField, TripProblem][] {
  const { from, to } = getDraftMoments(draft, rules)
  const start = toMomentWallClock(from)
  const end = toMomentWallClock(to)
  const problems: [TripField, TripProblem | null][] = [
    ['pickUp', findLocationProblem(draft.pickUp)],
    ['dropOff', draft.isReturn ? null : findLocationProblem(draft.dropOff)],
    ['from', start ? findPickUpProblem(start, rules) : findMissingMomentProblem(from)],
    ['to', end ? findEndProblem(start, end, rules) : findMissingMomentProblem(to)],
  ]
  return problems.flatMap(([field, problem]) => (problem ? [[field, problem]] : []))
}

/** Returns the trip of a valid form. Throws if the form has problems. */
export function toDraftedTrip(draft: TripDraft, rules: RentalRules): Trip {
  const moments = getDraftMoments(draft, rules)
  const from = toMomentWallClock(moments.from)
  const to = toMomentWallClock(moments.to)
  const pickUp = draft.pickUp.location
  const dropOff = draft.isReturn ? pickUp : draft.dropOff.location
  if (!pickUp || !dropOff || !from || !to) throw new Error('This form is no trip yet.')
  return { pickUp: pickUp.id, dropOff: dropOff.id, from, to }
}

export const toMoment = (at: WallClock): MomentDraft => ({
  date: getWallClockDate(at),
  time: getWallClockTime(at),
})

export function toMomentWallClock({ date, time }: MomentDraft): WallClock | null {
  const wallClock = `${date}T${time}`
  return isWallClock(wallClock) ? wallClock : null
}

/** Browsers accept a two-digit year as a complete date. */
const findMissingMomentProblem = ({ date }: MomentDraft): TripProblem =>
  date === '' || hasFourDigitYear(date) ? 'empty' : 'year-digits'

/** Without a pick-up, a drop-off cannot be checked. */
const findEndProblem = (from: WallClock | null, to: WallClock, rules: RentalRules) =>
  from ? findDropOffProblem({ from, to }, rules) : null

const toLocationDraft = (location: Location | undefined, typed?: string): LocationDraft =>
  typed === undefined
    ? { text: location?.name ?? '', location: location ?? null }
    : { text: typed, location: null }

function findLocationProblem({ location, text }: LocationDraft): TripProblem | null {
  if (location) return null
  return text.trim() === '' ? 'empty' : 'unlisted'
}
