import { assertDefined } from '../../assert-defined.ts'
import { readOutput, readErrorParams } from '../../invoked.ts'
import { findExistingBooking } from '../attempt.ts'
import type { EarlierAnswer, PlacingContext } from '../placing-facts.ts'
import { placingSetup } from './placing-setup.ts'

const assignEarlier = { type: 'assignEarlier', params: readOutput<EarlierAnswer> } as const

/**
 * Makes the input for releasing the booking. If the booking has a payment, the server finds it by that payment.
 */
const makeReleaseInput = ({ context }: { context: PlacingContext }) => ({
  bookingId: assertDefined(context.bookingId, 'booking'),
  paymentId: context.paymentId,
})

/** The booking could not be released, so it is still valid: its payment shows whether it is paid. */
const paidTransition = { guard: 'cannotBeReleased', target: 'paid' } as const

/**
 * Keeps or releases an earlier booking of this customer, from this attempt or another one, because it holds a
 * car. The booking's status decides the next state.
 */
export const earlierBooking = {
  adopting: placingSetup.createStateConfig({
    tags: ['busy', 'unanswered'],
    meta: { title: 'Checking your earlier booking', req: 'BOOK-27' },
    entry: { type: 'assignProgress', params: { progress: 'asking' } },
    on: { 'checkout.closed': 'left' },
    invoke: {
      id: 'readBooking',
      src: 'readBooking',
      input: ({ context }) => ({
        bookingId: assertDefined(findExistingBooking(context), 'earlier booking'),
      }),
      onDone: [
        { guard: 'isKeyReusedAndUnreadable', target: 'keyReused', actions: 'clearExisting' },
        { guard: 'isCancelled', target: 'released' },
        { guard: 'isUnpayable', target: 'releasing', actions: assignEarlier },
        { guard: 'isAccepted', target: 'adopted', actions: assignEarlier },
        { target: 'notShown' },
      ],
      onError: 'adoptFailed',
    },
  }),
  adoptFailed: placingSetup.createStateConfig({
    tags: ['error', 'unanswered'],
    meta: { title: 'We couldn’t check your earlier booking', req: 'FORM-10' },
    entry: { type: 'assignProgress', params: { progress: 'answered' } },
    on: {
      'retry.requested': 'adopting',
      'connection.returned': 'adopting',
      'back.requested': [{ guard: 'isKeyReused', target: 'keyReused' }, { target: 'unfinished' }],
      'checkout.closed': 'left',
    },
  }),
  releasing: placingSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Giving the booking back to choose again' },
    entry: ['adoptBooking', { type: 'assignProgress', params: { progress: 'releasing' } }],
    invoke: {
      id: 'releaseBooking',
      src: 'releaseBooking',
      input: makeReleaseInput,
      onDone: [
        { guard: 'isAccepted', target: 'released' },
        paidTransition,
        { target: 'releaseFailed', actions: { type: 'assignRelease', params: readOutput } },
      ],
      onError: {
        target: 'releaseFailed',
        actions: { type: 'assignProblem', params: readErrorParams },
      },
    },
  }),
  releaseFailed: placingSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'The booking could not be given back', req: 'BOOK-32' },
    on: {
      'retry.requested': 'releasing',
      'connection.returned': { guard: 'lostConnection', target: 'releasing' },
      'checkout.closed': 'leaving',
    },
  }),
  leaving: placingSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Giving the booking back' },
    entry: { type: 'assignProgress', params: { progress: 'releasing' } },
    invoke: {
      id: 'releaseBooking',
      src: 'releaseBooking',
      input: makeReleaseInput,
      // The customer has left, so the result does not matter.
      onDone: [paidTransition, { target: 'left' }],
      onError: 'left',
    },
  }),
}
