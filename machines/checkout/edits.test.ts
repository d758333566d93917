import type { DraftEdit } from '@masar/domain/booking/booking-draft.ts'
import { expect, it } from 'vitest'

import { BADIS, MAIN_DRIVER, QUOTE, makeQuoteAnswer } from './testing/checkout-fixtures.ts'
import { openCheckout } from './testing/checkout-rehearsal.ts'

const EDITS: { [Type in DraftEdit['type']]: Extract<DraftEdit, { type: Type }> } = {
  'extras.chosen': { type: 'extras.chosen', extras: { cancellation: true } },
  'driver.edited': { type: 'driver.edited', driver: BADIS },
  'mainDriver.edited': { type: 'mainDriver.edited', driver: MAIN_DRIVER },
  'additionalDriver.edited': { type: 'additionalDriver.edited', driver: BADIS },
  'license.changed': { type: 'license.changed', license: 'licence.pdf' },
  'choice.made': { type: 'choice.made', choice: 'later' },
  'terms.answered': { type: 'terms.answered', accepted: true },
}

// @shows BOOK-3
it('checkout stores each kind of edit at one of its steps', async () => {
  const { answer, now, send } = openCheckout()
  await answer('quote', makeQuoteAnswer(QUOTE))
  const ignored = new Set(Object.keys(EDITS))
  for (const step of ['options', 'driver', 'payment', 'review']) {
    expect(now().value).toEqual({ editing: step })
    for (const edit of Object.values(EDITS)) {
      const { draft } = now().context
      send(edit)
      if (now().context.draft !== draft) ignored.delete(edit.type)
    }
    send({ type: 'step.completed', invalid: [] })
  }
  expect([...ignored]).toEqual([])
})
