import type { Section } from '../section.ts'

export const ENTITIES: Section = {
  number: 3,
  title: 'Entities and their fields',
  lines: {
    'user.stored':
      'The browser keeps of a signed-in user the identifier, the language, whether they are suspended and whether they want mails, and nothing else.',
    'user.stored-id':
      'A record that an older version has kept under another name of the identifier is read, too.',
    'user.profile':
      'An account has a name, a phone number, a location, a few words and a birth date.',
    'user.avatar': 'An account may have a picture.',
    'user.verified': 'An account knows of which kind it is and whether its address is confirmed.',
    'user.driver': 'A customer is called a driver where bookings are listed.',
    'car.facts':
      'A car has a fuel, a gearbox, a fuel policy, seats, doors, air conditioning, a mileage and multimedia.',
    'car.mileage': 'A mileage of -1 is no limit.',
    'car.availability': 'A car says whether it can be booked, is coming soon or is fully booked.',
    'car.prices':
      'A car has prices by the hour, day, three days, week and month, and a discounted one may stand beside each.',
    'car.season-prices': 'A car may have a price a day by dates, each from a first to a last day.',
    'car.options': 'A car prices six options, of which -1 is not to be had and 0 is included.',
    'notification.bulk': 'Notifications are named many at a time.',
    'notification.counter': 'A counter has the number of unread notifications.',
    'settings.object': 'Settings are an object of what the operator has set.',
    'payment.order-request':
      'An order of a payment names the booking, amount, currency, a name and a description.',
    'booking.fields':
      'A booking has a car, a supplier, a driver, a price, a status, days, a cost and a deposit.',
    'storage.keys':
      'Local storage keeps the user record, the language, the one read last, the currency and whether to stay connected.',
    'enum.user-type': 'A user is an administrator, a supplier or a customer, as spelt on the wire.',
    'enum.application': 'There is an application of the administration and one of the customers.',
    'enum.fuel': 'Six fuels are known, as spelt on the wire.',
    'enum.range': 'Seven sizes of vehicles are known, as spelt on the wire.',
    'enum.range-names':
      'Sizes are shown in the words of customers: a mini car, a midi SUV, a maxi van and so on.',
    'enum.multimedia': 'Four multimedia features are known, as spelt on the wire.',
    'enum.gearbox': 'A gearbox is manual or automatic.',
    'enum.fuel-policy': 'Four fuel policies are known, as spelt on the wire.',
    'enum.booking-status':
      'The statuses of a booking and of its payment are known, as spelt on the wire.',
    'enum.car-status': 'Eight statuses of a car are known, as spelt on the wire.',
    'enum.mileage': 'Mileage is limited or unlimited.',
    'enum.availability': 'A thing is available or unavailable.',
    'enum.record': 'Six kinds of records are known, as spelt on the wire.',
    'enum.payment-provider': 'PayPal and Stripe take payments.',
    'enum.social': 'Facebook, Apple and Google can vouch for a customer.',
    'enum.currencies': 'About 150 currencies are known, the dinar, euro and US dollar among them.',
  },
}
