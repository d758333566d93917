import type { Section } from '../section.ts'

export const PAGES: Section = {
  number: 2,
  title: 'What the pages show',
  lines: {
    'home.dates': 'Home asks for the date of the pick-up and of the drop-off.',
    'home.same-place':
      'The car comes back to where it was picked up unless a tick is taken away, which asks for the other place.',
    'home.search': 'A button searches the cars of the place and dates.',
    'home.map': 'Home has a map of the locations.',
    'home.size-tiles':
      'Home offers mini, midi and maxi cars as tiles, and a tile narrows the search to its size.',
    'home.why-book': 'Home says why to book here.',
    'home.services': 'Home says what comes with a rental.',
    'home.customer-care': 'Home says whom to ask.',
    'filter.range': 'A search can be narrowed to sizes of cars.',
    'filter.rating': 'A search can be narrowed to cars of one star and up, and so on to four.',
    'filter.seats': 'A search can be narrowed to two, four, five or more than five seats.',
    'filter.specs':
      'A search can be narrowed to cars with air conditioning and with four doors or more.',
    'filter.multimedia':
      'A search can be narrowed to cars with a touchscreen, Bluetooth, Android Auto or Apple CarPlay.',
    'filter.deposit': 'A search can be narrowed to cars with a deposit up to a threshold.',
    'filter.show-hide': 'The filters can be shown and hidden.',
    'checkout.options': 'Checkout offers the options of the car.',
    'checkout.driver': 'Checkout asks who drives.',
    'checkout.payment-options': 'Checkout lets the customer choose how to pay.',
    'checkout.card': 'A card is described by its number, its expiry date and its security code.',
    'checkout.pick-up-checklist': 'Checkout says what to bring to the pick-up.',
    'bookings.columns':
      'The list of bookings has the columns car, supplier, driver, price and status.',
    'bookings.edit': 'A booking that is selected can be edited.',
    'bookings.delete': 'A selection of bookings can be deleted.',
    'bookings.change-status': 'A selection of bookings can be given another status.',
    'bookings.view': 'A booking of the list can be looked at.',
    'bookings.cancel': 'A customer asks to cancel a booking.',
    'bookings.cancel-request':
      'A cancellation is a request, which the staff of the supplier answer.',
    'bookings.empty': 'A list without bookings says so.',
    'notifications.view': 'Notifications can be read, page by page.',
    'notifications.mark': 'Notifications can be marked as read and as unread.',
    'notifications.mark-all': 'All notifications can be marked at once.',
    'notifications.delete': 'Notifications can be deleted.',
    'notifications.delete-all': 'All notifications can be deleted at once.',
    'notifications.empty': 'A list without notifications says so.',
    'settings.network': 'The settings have a part of network settings.',
    'settings.email-notifications':
      'Mails about bookings can be switched off and on in the settings.',
    'password.change':
      'A customer changes the password by naming the present one and a new one twice.',
    'contact.form': 'The contact form has a subject, a message and a button that sends them.',
    'faq.topics':
      'Questions and answers are about documents, delivery and pick-up, age, and cancellation, among others.',
    'account.activate': 'An account is activated by choosing its first password.',
    'cars.new': 'A car that nobody has rented yet is called new.',
    'cars.view': 'Each car of a list leads to its page.',
    'cars.book': 'A car that is free leads to its checkout.',
    'cars.empty': 'A search that finds nothing says so.',
    'cars.fully-booked': 'A fully booked car says so and cannot be booked.',
    'cars.coming-soon': 'A car that is not there yet says so and cannot be booked.',
  },
}
