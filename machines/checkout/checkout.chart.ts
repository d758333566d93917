import { booking } from './chart/booking.ts'
import { checkoutSetup } from './chart/checkout-setup.ts'
import { BLANK_DRAFT } from './draft.ts'
import { editing } from './chart/editing.ts'
import { paying } from './chart/paying.ts'
import { refused, UNQUOTED } from './chart/refused.ts'
import { releasing } from './chart/releasing.ts'

/**
 * The chart alone, with sockets for its calls and for the payment's chart.
 *
 * Books one car for one trip, as a guest or signed in, exactly once.
 *
 * Nothing typed is lost by a refusal, a reload or a sign-in. A booking whose answer never came is
 * asked for again with the same key, so that it can be neither lost nor doubled.
 */
export const checkoutChart = checkoutSetup.createMachine({
  id: 'checkout',
  options: { maxIterations: 100 },
  context: ({ input: { resume, ...input } }) => ({
    ...input,
    attempt: resume?.attempt ?? 0,
    language: resume?.language ?? input.language,
    draft: resume?.draft ?? BLANK_DRAFT,
    step: resume?.step ?? 'options',
    quote: resume?.quote ?? null,
    agreed: resume?.agreed ?? null,
    invalid: [],
    problem: null,
    submitted: resume?.submitted ?? false,
    bookingId: resume?.bookingId ?? null,
    paymentId: resume?.paymentId ?? null,
    provider: resume?.provider ?? null,
    round: resume?.round ?? 1,
    status: resume?.status ?? null,
    ending: null,
    refund: null,
    resumedAt: resume?.at ?? 'editing',
  }),
  initial: 'starting',
  on: {
    'session.changed': { actions: 'takeSession' },
    'currency.changed': { actions: 'takeCurrency' },
  },
  states: {
    starting: {
      meta: { title: 'Checkout opens' },
      always: [
        { guard: 'wasConfirmed', target: 'confirmed' },
        { guard: 'wasReleasing', target: 'releasing' },
        { guard: 'hasBooking', target: 'paying' },
        { guard: 'wasSubmitting', target: 'booking.placing' },
        { target: 'quoting' },
      ],
    },
    quoting: {
      tags: 'busy',
      meta: { title: 'Looking up the price', req: '2' },
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => ({ trip: context.trip }),
        onDone: {
          target: 'quoted',
          actions: { type: 'takeQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: UNQUOTED,
      },
    },
    quoted: {
      meta: { title: 'The price is known' },
      always: [
        { guard: 'mayBeOurs', target: 'booking.placing', actions: 'agree' },
        { guard: 'hasOwnBooking', target: 'refused.alreadyBooked' },
        { guard: 'hasUnpaidBooking', target: 'refused.unfinished' },
        { guard: 'isComingSoon', target: 'refused.comingSoon' },
        { guard: 'isSoldOut', target: 'refused.soldOut' },
        { guard: 'isTaken', target: 'refused.carTaken' },
        { guard: 'wasAtReview', target: 'editing.review' },
        { guard: 'wasAtPayment', target: 'editing.payment' },
        { guard: 'wasAtDriver', target: 'editing.driver' },
        { target: 'editing' },
      ],
    },
    editing,
    booking,
    refused,
    paying,
    releasing,
    confirmed: {
      type: 'final',
      tags: ['committed', 'done'],
      meta: { title: 'Booking confirmed', req: '2' },
      entry: 'tellBooked',
    },
    unsettled: {
      type: 'final',
      tags: 'committed',
      meta: { title: 'We will confirm your payment by mail' },
      entry: 'tellBooked',
    },
    left: { type: 'final', meta: { title: 'Checkout was left' }, entry: 'tellLeft' },
  },
})
