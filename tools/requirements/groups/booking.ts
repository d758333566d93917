import type { Group } from '../group.ts'

export const BOOKING: Group = {
  prefix: 'BOOKING',
  title: 'Managing bookings',
  about: 'the list, one booking, changes and cancellation',
  requirements: {
    'BOOKING-1': 'A customer books a car, finds the booking again and manages it.',
    'BOOKING-2': '`/bookings` lists the bookings.',
    'BOOKING-3': '`/booking` shows one booking.',
    'BOOKING-4': 'The list of bookings has the columns car, supplier, driver, price and status.',
    'BOOKING-5': 'A booking that is selected can be edited.',
    'BOOKING-6': 'A selection of bookings can be deleted.',
    'BOOKING-7': 'A selection of bookings can be given another status.',
    'BOOKING-8': 'A booking of the list can be looked at.',
    'BOOKING-9': 'A customer asks to cancel a booking.',
    'BOOKING-10': 'A cancellation is a request, which the staff of the supplier answer.',
    'BOOKING-11': 'A list without bookings says so.',
    'BOOKING-12':
      'A booking has a car, a supplier, a driver, a price, a status, days, a cost and a deposit.',
    'BOOKING-13': 'Which status a booking may get from whom is one rule.',
    'BOOKING-14':
      'The list of bookings has 20 on a page, and 10 on a phone, as its user agent tells.',
    'BOOKING-15':
      'Cancelling a day before the rental may be refunded in full; later it may cost a fee.',
    'BOOKING-16': 'What staff may do ends at the bookings of their supplier.',
    'BOOKING-17':
      'A cancellation is offered when it was bought, the booking is alive and has not begun, and nobody has asked before.',
    'BOOKING-18': 'A request to cancel and what became of it stay in view.',
    'BOOKING-19':
      'What cancelling costs is said before it is asked for, and again when it has become dearer meanwhile.',
    'BOOKING-20':
      'Page and server go by one table of who may do what with a booking of which status.',
    'BOOKING-21':
      'A customer edits what the amendments they bought allow, and sees the old price, the new one and the difference first.',
    'BOOKING-22':
      'A customer removes cancelled and void bookings from their list, and no live one.',
    'BOOKING-23': 'A supplier and an administrator give another status, edit and delete.',
    'BOOKING-24':
      'A selection is changed all at once or not at all; where one of it may not be changed, the others are offered one by one.',
    'BOOKING-25': 'A status that is not known is shown as it is written.',
    'BOOKING-26':
      'The list is filtered by supplier, status, dates, location and a word, and its address has all of it.',
    'BOOKING-27':
      'A booking is shown to its own customer and to the staff of its supplier, and to nobody else.',
    'BOOKING-28': 'A guest reads the booking in the browser that made it, and signs in elsewhere.',
    'BOOKING-29': 'A booking that still waits for its payment is in no list.',
    'BOOKING-30':
      'Every booking has a reference of seven characters, unique, without 0, O, 1 and I, shown to people and found by a search.',
    'BOOKING-31':
      'A booking can be taken along as a voucher and as an entry of a calendar, also by who booked as a guest.',
    'BOOKING-32': 'On a phone the list is cards with the same facts and actions.',
    'BOOKING-33':
      'A customer’s list has what lies ahead, next pick-up first, what is past, latest first, and what is cancelled, each at its own address.',
    'BOOKING-34':
      'The phone of the rental company, where it is known, stands on the booking, its confirmation, its voucher and its mails, and nowhere before a car is booked.',
    'BOOKING-36': 'What a change of a booking costs stands beside its form as it is made.',
    'BOOKING-35':
      'A booking says what happens next and when, and one that is past, cancelled or unpaid leads to the same car again.',
  },
}
