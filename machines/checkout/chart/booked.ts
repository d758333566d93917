import { type CheckoutStep, listStepsBefore } from '@masar/domain/booking/checkout-steps.ts'

import { readErrorParams, readOutput } from '../../invoked.ts'
import { pickAttempt } from '../../placing/attempt.ts'
import type { PlacingEnd, PlacingResult } from '../../placing/placing-facts.ts'
import { checkoutSetup } from './checkout-setup.ts'

const assignResult = { type: 'assignResult', params: readOutput<PlacingResult> } as const

/** Makes the transition for one result of the placing machine. */
const makePlacedTransition = <Target extends string, Action = never>(
  by: PlacingEnd,
  target: Target,
  ...actions: Action[]
) =>
  ({
    guard: { type: 'isEndedBy', params: { by } },
    target,
    actions: [assignResult, ...actions],
  }) as const

/** Makes the transition back to the form, at the step that the refusal is about. */
const makeRefusedStepTransition = (step: CheckoutStep) =>
  ({
    guard: { type: 'isRefusedAt', params: { step } },
    target: `editing.${step}`,
    actions: [assignResult, { type: 'assignIssues', params: readOutput<PlacingResult> }],
  }) as const

/** The placing machine creates, keeps or releases the booking. */
export const placing = checkoutSetup.createStateConfig({
  meta: { title: 'The booking is being placed', req: 'BOOK-26' },
  invoke: {
    id: 'placing',
    src: 'placing',
    input: ({ context }) => ({
      ...pickAttempt(context),
      task: context.task,
      progress: context.progress,
    }),
    onSnapshot: {
      actions: {
        type: 'assignAttempt',
        params: ({ event }) => event.snapshot.context,
      },
    },
    onDone: [
      { guard: 'isPayLater', target: 'confirmed', actions: assignResult },
      makePlacedTransition('booked', 'paying'),
      { guard: 'isUnpaid', target: 'paying', actions: assignResult },
      makePlacedTransition('adopted', 'confirmed'),
      makePlacedTransition('released', 'quoting', 'renewAttempt'),
      makePlacedTransition('left', 'left'),
      { guard: 'isPaidOtherwise', target: 'confirmed', actions: assignResult },
      makePlacedTransition('paid', 'paying', 'clearIssues'),
      makePlacedTransition('back', 'editing.review', 'clearIssues'),
      makePlacedTransition('unfinished', 'refused.unfinished'),
      makePlacedTransition('not-shown', 'quoting'),
      makePlacedTransition('own-booking', 'refused.alreadyBooked'),
      makePlacedTransition('car-taken', 'refused.carTaken'),
      makePlacedTransition('sold-out', 'refused.soldOut'),
      makePlacedTransition('coming-soon', 'refused.comingSoon'),
      makePlacedTransition('unknown-trip', 'refused.unknownCar'),
      makePlacedTransition('quote-failed', 'refused.quoteFailed'),
      makePlacedTransition('choice-lost', 'editing.payment', {
        type: 'assignMissing',
        params: { fields: ['choice'] },
      }),
      makePlacedTransition('email-taken', 'refused.emailTaken'),
      makePlacedTransition('session-over', 'refused.sessionExpired'),
      ...listStepsBefore('review').map(makeRefusedStepTransition),
      { target: 'refused.rejected', actions: assignResult },
    ],
    onError: {
      target: 'refused.broken',
      actions: { type: 'assignProblem', params: readErrorParams },
    },
  },
  on: { 'session.changed': { actions: ['assignSession', 'emitSession'] } },
})
