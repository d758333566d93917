import { beforeEach, describe, expect, it } from 'vitest'

import { createStoredTripDraft } from './stored-trip-draft.ts'
import { toTripDraft } from './trip-draft.ts'

const NOW = '2026-05-20T10:00'
const TUNIS = { id: '66aa00000000000000000020', name: 'Tunis', timeZone: 'Africa/Tunis' }
const LINK_VALUES = { pickUp: TUNIS, from: '2026-06-01T10:00', to: '2026-06-04T10:00' } as const
const draft = toTripDraft(LINK_VALUES)

describe('a search draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('is restored after a reload, but not in a form that a link filled in', () => {
    createStoredTripDraft({}).keep(draft)
    expect(createStoredTripDraft({}).read(NOW)).toEqual(draft)
    expect(createStoredTripDraft(LINK_VALUES).read(NOW)).toBeNull()
  })

  it('is restored with its location but without past dates', () => {
    createStoredTripDraft({}).keep(draft)
    expect(createStoredTripDraft({}).read('2026-06-02T10:00')).toEqual({
      ...draft,
      from: null,
      to: null,
    })
  })

  it('is kept when sent from the home page, but deleted if a link started it', () => {
    for (const start of [{}, LINK_VALUES]) {
      createStoredTripDraft(start).keep(draft)
      createStoredTripDraft(start).sent()
    }
    expect(createStoredTripDraft({}).read(NOW)).toEqual(draft)
    expect(createStoredTripDraft(LINK_VALUES).read(NOW)).toBeNull()
  })

  it.each([null, {}, { ...draft, from: 'soon' }, { ...draft, pickUp: { text: 'Tunis' } }])(
    'is ignored when the stored value is %j',
    (found) => {
      sessionStorage.setItem('masar-typed trip', JSON.stringify(found))
      expect(createStoredTripDraft({}).read(NOW)).toBeNull()
    },
  )
})
