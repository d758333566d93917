import type { PlacingEnd } from '../placing-facts.ts'
import { placingSetup } from './placing-setup.ts'

const ending = (end: PlacingEnd, title: string) =>
  placingSetup.createStateConfig({ type: 'final', meta: { title }, output: { end } })

/** Every possible result of placing a booking. */
export const endings = {
  booked: ending('booked', 'The booking is made'),
  adopted: ending('adopted', 'The earlier booking is kept'),
  released: ending('released', 'The booking was given back'),
  left: ending('left', 'Left without a booking'),
  paid: ending('paid', 'The booking stands, its payment has to be checked'),
  back: ending('back', 'Back to the review'),
  unfinished: ending('unfinished', 'The earlier booking is not paid yet'),
  notShown: ending('not-shown', 'The earlier booking cannot be shown here'),
  ownBooking: ending('own-booking', 'You’ve booked this car'),
  carTaken: ending('car-taken', 'The car is already booked for these dates'),
  soldOut: ending('sold-out', 'Fully booked'),
  comingSoon: ending('coming-soon', 'Coming soon'),
  unknownTrip: ending('unknown-trip', 'The car or the trip does not exist'),
  quoteFailed: ending('quote-failed', 'We couldn’t load the price'),
  choiceLost: ending('choice-lost', 'The chosen payment method is no longer offered'),
  emailTaken: ending('email-taken', 'This email address is already registered'),
  sessionOver: ending('session-over', 'Your session has expired'),
  rejected: ending('rejected', 'The server does not accept the booking'),
}
