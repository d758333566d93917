import { describe, expect, it } from 'vitest'

import { readCheckpoint } from '@masar/domain/booking/checkpoint.ts'

import { RETURNING_GUEST_INPUT, GUEST_INPUT, QUOTE } from './testing/checkout-fixtures.ts'

const { attemptId, resume: checkpoint } = RETURNING_GUEST_INPUT
const rereadCheckpoint = (changes: object) =>
  readCheckpoint({ ...checkpoint, ...changes }, attemptId)

describe('checkpoint', () => {
  // @shows FLOW-3
  it('is read back as it was stored', () => {
    expect(readCheckpoint(JSON.parse(JSON.stringify(checkpoint)), attemptId)).toEqual(checkpoint)
  })

  it.each([null, undefined, 'text', 7, [], {}, { v: 2 }])(
    'is rejected when it is not a checkpoint: %s',
    (stored) => {
      expect(readCheckpoint(stored, attemptId)).toBeNull()
    },
  )

  // @shows FLOW-3
  it('belongs to one attempt and one version', () => {
    expect(readCheckpoint(checkpoint, 'another')).toBeNull()
    expect(rereadCheckpoint({ v: 1 })).toBeNull()
  })

  it.each([
    { step: 'pay' },
    { at: 'somewhere' },
    { draft: { ...checkpoint?.draft, choice: 'cash' } },
    { draft: { ...checkpoint?.draft, driver: { fullName: 7 } } },
    { draft: { ...checkpoint?.draft, extras: {} } },
    { quote: { ...QUOTE, deposit: '250' } },
    { quote: { ...QUOTE, offers: { ...QUOTE.offers, cancellation: { offer: 'once' } } } },
    { agreed: { rental: Number.NaN, deposit: 0 } },
  ])('is dropped as a whole when one part is invalid: %o', (changes) => {
    expect(rereadCheckpoint(changes)).toBeNull()
  })

  it('is readable when it was stored without the hold’s expiry', () => {
    const { expiresAt: _, ...earlier } = { ...checkpoint, expiresAt: null }
    expect(readCheckpoint(earlier, attemptId)).toEqual(earlier)
  })

  it('is rejected when its fields contradict each other', () => {
    expect(rereadCheckpoint({ at: 'reviewing', quote: QUOTE })).toBeNull()
    expect(rereadCheckpoint({ at: 'submitting' })).toBeNull()
    expect(rereadCheckpoint({ at: 'paying', quote: QUOTE })).toBeNull()
    expect(rereadCheckpoint({ at: 'confirmed' })).toBeNull()
    expect(rereadCheckpoint({ at: 'releasing' })).toBeNull()
  })

  it('contains no secrets', () => {
    const names = JSON.stringify({ ...checkpoint, quote: QUOTE }).toLowerCase()
    for (const secret of ['password', 'secret', 'token', 'card', GUEST_INPUT.userId ?? 'userid']) {
      expect(names).not.toContain(`"${secret}"`)
    }
  })
})
