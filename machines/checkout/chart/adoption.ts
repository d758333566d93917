import { answered, failed } from '../../invoked.ts'
import { checkoutSetup } from './checkout-setup.ts'
import { existingBooking } from './refusals.ts'

/**
 * An earlier booking of the customer's own, of this attempt or another one, is kept. How it stands decides what is next: one that was
 * to be paid online is not booked before it is paid.
 */
export const adoption = {
  unfinished: checkoutSetup.createStateConfig({
    tags: 'refused',
    meta: { title: 'Your payment for this car is not finished', req: '7' },
    on: {
      'booking.adopted': 'adopting',
      'attempt.renewed': { target: '#checkout.releasing', actions: 'adoptBooking' },
    },
  }),
  adopting: checkoutSetup.createStateConfig({
    tags: ['busy', 'unanswered'],
    meta: { title: 'Looking up the earlier booking', req: '7' },
    invoke: {
      id: 'readBooking',
      src: 'readBooking',
      input: ({ context }) => ({ bookingId: existingBooking(context) ?? '' }),
      onDone: {
        target: 'adopted',
        actions: { type: 'takeEarlier', params: answered },
      },
      onError: [
        {
          guard: {
            type: 'isLostWithItsAnswer',
            params: failed,
          },
          target: 'keyReused',
          actions: 'forgetExisting',
        },
        {
          guard: { type: 'isNotShown', params: failed },
          target: '#checkout.quoting',
        },
        { target: 'adoptFailed' },
      ],
    },
  }),
  adopted: checkoutSetup.createStateConfig({
    meta: { title: 'The earlier booking is known' },
    always: [
      { guard: 'isCancelled', target: '#checkout.quoting', actions: 'renewAttempt' },
      { guard: 'isUnpayable', target: '#checkout.releasing' },
      { guard: 'isUnpaid', target: '#checkout.paying' },
      { target: '#checkout.confirmed' },
    ],
  }),
  adoptFailed: checkoutSetup.createStateConfig({
    tags: ['error', 'unanswered'],
    meta: { title: 'The earlier booking could not be looked up', req: '8' },
    on: {
      'retry.requested': 'adopting',
      'back.requested': [{ guard: 'isKeyReused', target: 'keyReused' }, { target: 'unfinished' }],
    },
  }),
}
