import type { PlacingEnd } from '../placing-facts.ts'
import { placingSetup } from './placing-setup.ts'

const createEnding = (end: PlacingEnd, title: string) =>
  placingSetup.createStateConfig({ type: 'final', meta: { title }, output: { end } })

/** Every possible result of placing a booking. */
export const endings = {
  booked: createEnding('booked', 'The booking is made'),
  adopted: createEnding('adopted', 'The earlier booking is kept'),
  released: createEnding('released', 'The booking was given back'),
  left: createEnding('left', 'Left without a booking'),
  paid: createEnding('paid', 'The booking stands, its payment has to be checked'),
  back: createEnding('back', 'Back to the review'),
  unfinished: createEnding('unfinished', 'The earlier booking is not paid yet'),
  notShown: createEnding('not-shown', 'The earlier booking cannot be shown here'),
  ownBooking: createEnding('own-booking', 'You’ve booked this car'),
  carTaken: createEnding('car-taken', 'The car is already booked for these dates'),
  soldOut: createEnding('sold-out', 'Fully booked'),
  comingSoon: createEnding('coming-soon', 'Coming soon'),
  unknownTrip: createEnding('unknown-trip', 'The car or the trip does not exist'),
  quoteFailed: createEnding('quote-failed', 'We couldn’t load the price'),
  choiceLost: createEnding('choice-lost', 'The chosen payment method is no longer offered'),
  emailTaken: createEnding('email-taken', 'This email address is already registered'),
  sessionOver: createEnding('session-over', 'Your session has expired'),
  rejected: createEnding('rejected', 'The server does not accept the booking'),
}
