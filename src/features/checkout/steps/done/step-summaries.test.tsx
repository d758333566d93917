import type { Draft } from '@masar/domain/booking/booking-draft.ts'
import { makeBlankCheckpoint } from '@masar/domain/booking/checkpoint.ts'
import {
  BACK_AGAIN_DRAFT,
  BADIS,
  GUEST,
  MAIN_DRIVER,
} from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { renderPage } from '#testing/page.tsx'

import { DriverSummary, OptionsSummary, PaymentSummary } from './step-summaries.tsx'

const DRAFT: Draft = {
  ...BACK_AGAIN_DRAFT,
  extras: { ...BACK_AGAIN_DRAFT.extras, additionalDriver: true },
  mainDriver: MAIN_DRIVER,
  additionalDriver: { ...BADIS, fullName: 'Dina Gharbi' },
  license: 'licence.pdf',
  choice: 'later',
}

/** The text in the summaries for each field of the draft; null if they do not show the field. */
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

it('the summaries show what the customer has filled in, except what is left out on purpose', () => {
  const resume = { ...makeBlankCheckpoint(GUEST.attemptId), draft: DRAFT }
  const actor = createActor(wholeCheckout, { input: { ...GUEST, resume } })
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
