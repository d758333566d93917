import type { Group } from '../group.ts'

export const BOOK: Group = {
  prefix: 'BOOK',
  title: 'Booking a car',
  about: 'from the car to the confirmation',
  requirements: {
    'BOOK-1': '`/checkout` books a car.',
    'BOOK-2': 'Checkout offers the options of the car.',
    'BOOK-3': 'Checkout asks who drives.',
    'BOOK-4': 'Checkout lets the customer choose how to pay.',
    'BOOK-5': 'Checkout says what to bring to the pick-up.',
    'BOOK-6':
      'Nobody under 21 drives, also where a car would take somebody of 18, and the birth date says so.',
    'BOOK-7': 'The terms of use have to be accepted.',
    'BOOK-8': 'A pick-up is at least as many hours away as the operator needs.',
    'BOOK-9': 'A rental that is too short says so.',
    'BOOK-10': 'A pick-up while the location is closed says so.',
    'BOOK-11': 'A drop-off before the pick-up or while the location is closed says so.',
    'BOOK-12': 'A customer is called a driver where bookings are listed.',
    'BOOK-13': 'A booking is paid later at the counter, by a deposit online, or in full online.',
    'BOOK-14':
      'Whoever is in Tunisia cannot pay in full online and chooses between the counter and the deposit.',
    'BOOK-15': 'When an address has an account already, its field says so.',
    'BOOK-16':
      'A booking is made by a visitor as a guest, whose account is made with it, or by a signed-in customer.',
    'BOOK-17':
      'Each way to pay says what is paid now, what at the counter, and what a cancellation costs.',
    'BOOK-18': 'Nothing that costs money is chosen beforehand.',
    'BOOK-19':
      'Paying later is offered where the supplier allows it, and the deposit where the car has one.',
    'BOOK-20':
      'A driver is as old on the day of the pick-up as the car asks, signed in or not, and so is a second driver.',
    'BOOK-21':
      'A pick-up, a length and hours that the operator does not allow are disabled with the reason, and the server refuses them.',
    'BOOK-22':
      'Without settings an hour of notice, an hour of rental and open hours all day are taken for granted.',
    'BOOK-23': 'Price and availability are looked up again just before a car is booked.',
    'BOOK-24':
      'A price that has changed is shown beside the old one, and booked only when it is accepted.',
    'BOOK-25': 'A car that somebody else has booked is refused, and other cars are offered.',
    'BOOK-26':
      'A booking is made once, however often it is sent: the key of its draft is kept for 24 hours and gives the first answer again.',
    'BOOK-27':
      'A key that comes with another request names the booking it has made, which the customer keeps or gives back.',
    'BOOK-28': 'A checkout survives a reload in every step and loses nothing that was typed.',
    'BOOK-29':
      'The state of a checkout stands in its address: a pasted link shows the same car, locations and dates.',
    'BOOK-30':
      'The license of the driver is asked for only where the supplier wants one, and nothing is booked without it.',
    'BOOK-31':
      'The additional driver can be named wherever one is booked, free of charge or not, and is never dropped in silence.',
    'BOOK-32':
      'A booking that waits for its payment is void, holds its car until its window ends, and is released at once when the customer leaves.',
    'BOOK-33':
      'A guest who does not finish leaves no account behind, and the address can be used again.',
    'BOOK-34':
      'An address that has an account is asked to sign in, and signing in comes back to the checkout as it was.',
    'BOOK-35': 'A confirmation can be opened again and says the same.',
    'BOOK-36': 'A checkout that cannot begin says why and leads on.',
    'BOOK-37':
      'Rental times are on the clock of the pick-up location, which is named when the reader’s own clock differs.',
    'BOOK-38': 'A car says to its own customer that they have it, and leads to the booking.',
    'BOOK-39': 'Ages, hours and amounts in texts are those of the rules and of the settings.',
    'BOOK-40':
      'While a payment is open, options and the way to pay change only after the booking has been given back.',
    'BOOK-41':
      'A confirmed booking is written to its customer, with locations and times, and with the way to an account for a guest.',
    'BOOK-42':
      'Back from the payment leads to the review, which shows until when the car is held and continues to the payment of the same booking.',
    'BOOK-43':
      'Deadlines to pay or cancel are on the customer’s own clock, labeled when the location’s clock differs; the deadline to pay also shows the time left.',
  },
}
