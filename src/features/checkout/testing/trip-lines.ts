import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { formatMoment } from '#testing/walks/fact-texts.ts'

import { listTripFacts } from './price-lines.ts'

type Facts = readonly string[]

const WITHOUT_STRIP = ['editing.review', 'paying.review', 'confirmed', 'unsettled']

/** The trip below the heading, except on the review, which shows it itself, and after checkout. */
export const listStripFacts = (leaf: string, { task, trip }: CheckoutContext): Facts =>
  WITHOUT_STRIP.includes(leaf) || (leaf === 'placing' && (task === 'book' || task === 'ask'))
    ? []
    : [`${formatMoment(trip.from)} to ${formatMoment(trip.to)}`]

const OVER = ['confirmed', 'unsettled']
/** The states in which there is nothing to pay. */
const WITHOUT_PRICE = [
  'refused.alreadyBooked',
  'refused.carTaken',
  'refused.soldOut',
  'refused.comingSoon',
  'refused.unknownCar',
  'paying.broken',
  'paying.expired',
  'paying.refunded',
  'left',
]

/** The trip beside a screen without a price. */
export const listAsideFacts = (leaf: string, context: CheckoutContext): Facts =>
  OVER.includes(leaf) ||
  leaf === 'quoting' ||
  (context.quote !== null && !WITHOUT_PRICE.includes(leaf))
    ? []
    : listTripFacts(context)
