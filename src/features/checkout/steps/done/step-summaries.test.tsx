import type { Draft } from '@masar/domain/booking/booking-draft.ts'
import { makeBlankCheckpoint } from '@masar/domain/booking/checkpoint.ts'
import {
  RETURNING_GUEST_DRAFT,
  BADIS,
  GUEST_INPUT,
  MAIN_DRIVER,
} from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { renderPage } from '#testing/page.tsx'

import { DriverSummary, OptionsSummary, PaymentSummary } from './step-summaries.tsx'

const DRAFT: Draft = {
  ...RETURNING_GUEST_DRAFT,
  extras: { ...RETURNING_GUEST_DRAFT.extras, additionalDriver: true },
  mainDriver: MAIN_DRIVER,
  additionalDriver: { ...BADIS, fullName: 'Dina Gharbi' },
  license: 'licence.pdf',
  choice: 'later',
}

/** The text that the summaries show for each field of the draft; null for fields that they omit. */
const SUMMARY_TEXTS: Record<keyof Draft, string | null> = {
  extras: 'Cancellation option · Additional driver',
  driver: 'Badis Gharbi',
  mainDriver: 'Main driver: Chiraz Mejri',
  additionalDriver: 'Additional driver: Dina Gharbi',
  license: null,
  choice: 'Pay later, at the counter',
  // Part of the last step, which has no summary.
  terms: null,
}

it('the summaries show all input, except fields that are omitted on purpose', () => {
  const resume = { ...makeBlankCheckpoint(GUEST_INPUT.attemptId), draft: DRAFT }
  const actor = createActor(wholeCheckout, { input: { ...GUEST_INPUT, resume } })
  renderPage(
    <>
      {[OptionsSummary, DriverSummary, PaymentSummary].map((Summary, index) => (
        <Summary key={index} actor={actor} number={index} title="" />
      ))}
    </>,
  )
  const shown = document.body.textContent
  const texts = Object.values(SUMMARY_TEXTS).filter((text) => text !== null)
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
})
