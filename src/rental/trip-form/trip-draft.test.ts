import { describe, expect, it } from 'vitest'

import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'

import {
  toTripDraft,
  getDraftMoments,
  type Location,
  toDraftedTrip,
  findTripProblems,
  changeDays,
  changePickUp,
} from './trip-draft.ts'

const TUNIS: Location = { id: '66aa00000000000000000020', name: 'Tunis', timeZone: 'Africa/Tunis' }
const SFAX: Location = { id: '66aa00000000000000000022', name: 'Sfax' }
const rules = {
  now: new Date('2026-05-20T08:00:00.000Z'),
  zone: 'Africa/Tunis',
  settings: DEFAULT_SETTINGS,
}

describe('a search draft', () => {
  // @shows HOME-12
  it('starts with a three-day rental, three days from today', () => {
    const { from, to } = getDraftMoments(toTripDraft({}), rules)

    expect(from).toEqual({ date: '2026-05-23', time: '10:00' })
    expect(to).toEqual({ date: '2026-05-26', time: '10:00' })
  })

  it('becomes a trip once it has a location', () => {
    expect(toDraftedTrip(toTripDraft({ pickUp: TUNIS }), rules)).toEqual({
      pickUp: TUNIS.id,
      dropOff: TUNIS.id,
      from: '2026-05-23T10:00',
      to: '2026-05-26T10:00',
    })
  })

  // @shows HOME-3
  it('can have another drop-off location', () => {
    const draft = toTripDraft({ pickUp: TUNIS, dropOff: SFAX })

    expect(draft.isReturn).toBe(false)
    expect(toDraftedTrip(draft, rules).dropOff).toBe(SFAX.id)
  })

  it('distinguishes a missing location from an unknown one', () => {
    const draft = toTripDraft({})
    const typed = { ...draft, pickUp: { text: 'Atlantis', location: null } }

    expect(findTripProblems(draft, rules)).toEqual([['pickUp', 'empty']])
    expect(findTripProblems(typed, rules)).toEqual([['pickUp', 'unlisted']])
  })

  it('distinguishes a two-digit year from a missing date', () => {
    const from = { date: '0026-12-10', time: '10:00' }
    const draft = { ...toTripDraft({ pickUp: TUNIS }), from }

    expect(findTripProblems(draft, rules)).toEqual([['from', 'year-digits']])
  })

  it('reports only the date that was cleared', () => {
    const draft = { ...toTripDraft({ pickUp: TUNIS }), from: { date: '', time: '10:00' } }

    expect(findTripProblems(draft, rules)).toEqual([['from', 'empty']])
    expect(() => toDraftedTrip(draft, rules)).toThrow('no trip yet')
  })

  // @shows HOME-13
  it('keeps its length when the pick-up moves', () => {
    const draft = toTripDraft({ pickUp: TUNIS, from: '2026-06-01T10:00', to: '2026-06-04T10:00' })
    const later = changePickUp(draft, { date: '2026-06-08', time: '12:00' }, rules)
    const earlier = changePickUp(draft, { date: '2026-05-25', time: '10:00' }, rules)

    expect(later.to).toEqual({ date: '2026-06-11', time: '12:00' })
    expect(earlier.to).toEqual({ date: '2026-05-28', time: '10:00' })
  })

  it('keeps its drop-off within the opening hours when the pick-up moves to a later time', () => {
    const settings = { ...DEFAULT_SETTINGS, minPickupDropoffHour: 8, maxPickupDropoffHour: 20 }
    const draft = toTripDraft({ pickUp: TUNIS, from: '2026-06-01T10:00', to: '2026-06-04T18:00' })
    const later = changePickUp(draft, { date: '2026-06-01', time: '15:00' }, { ...rules, settings })

    expect(later.to).toEqual({ date: '2026-06-04', time: '20:00' })
  })

  it('keeps its drop-off after the pick-up is cleared, unless the new pick-up is later', () => {
    const draft = {
      ...toTripDraft({ pickUp: TUNIS, from: '2026-06-01T10:00', to: '2026-06-04T10:00' }),
      from: { date: '', time: '10:00' },
    }
    const before = changePickUp(draft, { date: '2026-06-03', time: '10:00' }, rules)
    const behind = changePickUp(draft, { date: '2026-06-05', time: '10:00' }, rules)

    expect(before.to).toEqual({ date: '2026-06-04', time: '10:00' })
    expect(behind.to).toEqual({ date: '2026-06-06', time: '10:00' })
  })

  it('has the default length when the user has chosen only the pick-up', () => {
    const draft = { ...toTripDraft({ pickUp: TUNIS }), from: { date: '2026-07-01', time: '09:00' } }

    expect(getDraftMoments(draft, rules).to).toEqual({ date: '2026-07-04', time: '09:00' })
  })

  it('moves its drop-off to a later time when both days are the same', () => {
    const draft = toTripDraft({ pickUp: TUNIS, from: '2026-06-01T10:00', to: '2026-06-04T10:00' })
    const settings = { ...DEFAULT_SETTINGS, minRentalHours: 4 }
    const day = { from: '2026-06-08', to: '2026-06-08' }

    expect(changeDays(draft, day, { ...rules, settings })).toMatchObject({
      from: { date: '2026-06-08', time: '10:00' },
      to: { date: '2026-06-08', time: '14:00' },
    })
  })
})
