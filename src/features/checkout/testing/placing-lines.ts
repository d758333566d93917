import type { SnapshotFrom } from 'xstate'

import {
  type CheckoutContext,
  makeInitialContext,
} from '@masar/machines/checkout/checkout-facts.ts'
import { GUEST_INPUT } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { pickAttempt } from '@masar/machines/placing/attempt.ts'
import type { PlacingContext } from '@masar/machines/placing/placing-facts.ts'
import type { placingMachine } from '@masar/machines/placing/placing.machine.ts'
import { getLeafName } from 'statechart-paths/chart'
import { formatMillimes } from '#testing/walks/fact-texts.ts'

import { formatOtherCarsLink, listReviewFacts } from './checkout-lines.ts'
import { calculateSums } from './price-lines.ts'

type Facts = readonly string[]

/** Returns the context of the checkout that places this booking. */
export const toCheckoutContext = (context: PlacingContext): CheckoutContext => ({
  ...makeInitialContext(GUEST_INPUT),
  ...pickAttempt(context),
})

function listPriceChangedFacts(context: PlacingContext): Facts {
  const now = formatMillimes(calculateSums(context).total)
  return [
    `Previous price: ${formatMillimes(context.agreed?.rental ?? 0)}`,
    `New price: ${now}`,
    `Book now for ${now}`,
  ]
}

/** If the browser cannot show the booking, the page refers to the email about the booking. */
function listKeyReusedFacts(context: PlacingContext): Facts {
  const { bookingId, problem, userId, draft } = context
  const isKnown =
    bookingId !== null ||
    Boolean(context.quote?.own) ||
    (problem?.kind === 'http' && problem.bookingId !== undefined)
  const { email } = draft.driver
  if (isKnown || (userId !== null && email === '')) return []
  const where =
    userId === null
      ? `This browser can’t show it. Once it’s confirmed, use the link in our email to ${email}. If you chose to pay online, the car is released after a short while, and nothing is charged.`
      : `It isn’t among the bookings of this account. Use the link in the email we sent to ${email}.`
  return [where, formatOtherCarsLink(context)]
}

const listNoFacts = (): Facts => []

const FACTS_BY_STATE: Record<string, (context: PlacingContext) => Facts> = {
  priceChanged: listPriceChangedFacts,
  keyReused: listKeyReusedFacts,
  adopting: listNoFacts,
  adoptFailed: listNoFacts,
  throttled: () => ['7 seconds'],
  failed: listNoFacts,
  releasing: listNoFacts,
  leaving: listNoFacts,
  releaseFailed: ({ refused, bookingId }) =>
    refused === 'still-booked' ? [`View booking (/booking?b=${bookingId})`] : [],
}

/** The data shown while a booking is placed: the review, unless the state has its own screen. */
export const listPlacingFacts = ({ value, context }: SnapshotFrom<typeof placingMachine>): Facts =>
  FACTS_BY_STATE[getLeafName(value)]?.(context) ?? listReviewFacts(toCheckoutContext(context), true)
