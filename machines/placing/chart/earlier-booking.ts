import { held } from '../../held.ts'
import { readOutput, failed } from '../../invoked.ts'
import { existingBooking } from '../attempt.ts'
import type { EarlierAnswer, PlacingContext } from '../placing-facts.ts'
import { placingSetup } from './placing-setup.ts'

const takeEarlier = { type: 'takeEarlier', params: readOutput<EarlierAnswer> } as const

/** The server finds the booking by its payment, if it has one. */
const toRelease = ({ context }: { context: PlacingContext }) => ({
  bookingId: held(context.bookingId, 'booking'),
  paymentId: context.paymentId,
})

/** The booking to release is still valid, paid or not: only its payment shows which. */
const askOfPayment = { guard: 'standsWithPayment', target: 'paid' } as const

/**
 * Keeps or releases an earlier booking of this customer, from this attempt or another one, because
 * it blocks a car. The status of the booking decides the next state.
 */
export const earlierBooking = {
  adopting: placingSetup.createStateConfig({
    tags: ['busy', 'unanswered'],
    meta: { title: 'Checking your earlier booking', req: 'BOOK-27' },
    entry: { type: 'noteProgress', params: { progress: 'asking' } },
    on: { 'checkout.left': 'left' },
    invoke: {
      id: 'readBooking',
      src: 'readBooking',
      input: ({ context }) => ({ bookingId: held(existingBooking(context), 'earlier booking') }),
      onDone: [
        { guard: 'isLostWithItsAnswer', target: 'keyReused', actions: 'forgetExisting' },
        { guard: 'isCancelled', target: 'released' },
        { guard: 'isUnpayable', target: 'releasing', actions: takeEarlier },
        { guard: 'isAccepted', target: 'adopted', actions: takeEarlier },
        { target: 'notShown' },
      ],
      onError: 'adoptFailed',
    },
  }),
  adoptFailed: placingSetup.createStateConfig({
    tags: ['error', 'unanswered'],
    meta: { title: 'We couldn’t check your earlier booking', req: 'FORM-10' },
    entry: { type: 'noteProgress', params: { progress: 'answered' } },
    on: {
      'retry.requested': 'adopting',
      'connection.returned': 'adopting',
      'back.requested': [{ guard: 'isKeyReused', target: 'keyReused' }, { target: 'unfinished' }],
      'checkout.left': 'left',
    },
  }),
  releasing: placingSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Giving the booking back to choose again' },
    entry: ['adoptBooking', { type: 'noteProgress', params: { progress: 'releasing' } }],
    invoke: {
      id: 'releaseBooking',
      src: 'releaseBooking',
      input: toRelease,
      onDone: [
        { guard: 'isAccepted', target: 'released' },
        askOfPayment,
        { target: 'releaseFailed', actions: { type: 'keepRelease', params: readOutput } },
      ],
      onError: { target: 'releaseFailed', actions: { type: 'keepProblem', params: failed } },
    },
  }),
  releaseFailed: placingSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'The booking could not be given back', req: 'BOOK-32' },
    on: {
      'retry.requested': 'releasing',
      'connection.returned': { guard: 'lostConnection', target: 'releasing' },
      'checkout.left': 'leaving',
    },
  }),
  leaving: placingSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Giving the booking back' },
    entry: { type: 'noteProgress', params: { progress: 'releasing' } },
    invoke: {
      id: 'releaseBooking',
      src: 'releaseBooking',
      input: toRelease,
      // The customer has left, so the result does not matter.
      onDone: [askOfPayment, { target: 'left' }],
      onError: 'left',
    },
  }),
}
