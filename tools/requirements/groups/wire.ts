import type { Group } from '../group.ts'

export const WIRE: Group = {
  prefix: 'WIRE',
  title: 'Calls',
  about: 'the contract between app and server',
  requirements: {
    'WIRE-1': 'Each call that customers make of a backend exists under its method and path.',
    'WIRE-2':
      'Calls about an account, notifications included, are allowed by the cookie of the session.',
    'WIRE-3': '`sign-up` makes an account.',
    'WIRE-4': '`check-token` says whether a link of a mail is still good.',
    'WIRE-5': '`delete-tokens` makes the links of an account worthless.',
    'WIRE-6': '`resend` mails another link that activates an account or leads to a new password.',
    'WIRE-7': '`activate` sets the password of a link.',
    'WIRE-8': '`validate-email` says whether an address is free.',
    'WIRE-9': '`sign-in/frontend` opens a session and answers the user.',
    'WIRE-10': '`social-sign-in` signs in with the token of a provider.',
    'WIRE-11': '`sign-out` ends the session.',
    'WIRE-12': '`validate-access-token` says whether the session is valid.',
    'WIRE-13': '`resend-link` mails the link again that confirms an address.',
    'WIRE-14':
      '`update-language` keeps the language with the account, and in the record of the browser.',
    'WIRE-15': '`user` answers an account to its owner.',
    'WIRE-16': '`update-user` changes an account.',
    'WIRE-17': '`update-email-notifications` switches mails about bookings.',
    'WIRE-18': '`update-avatar` takes a picture as a form.',
    'WIRE-19': '`delete-avatar` deletes the picture.',
    'WIRE-20': '`check-password` says whether a password is the present one.',
    'WIRE-21': '`change-password` changes the password of who knows the present one.',
    'WIRE-22': '`send-email` brings a message to the operator.',
    'WIRE-23': '`has-password` says whether an account has a password.',
    'WIRE-24': '`create-license` takes the license of a guest as a form and answers its name.',
    'WIRE-25': '`update-license` takes the license of a customer as a form and answers its name.',
    'WIRE-26': '`delete-license` deletes the license of a customer.',
    'WIRE-27': '`delete-temp-license` deletes the license of a guest.',
    'WIRE-28':
      '`verify-recaptcha` judges a token, with the address of the visitor that a public service tells.',
    'WIRE-29': '`mark-Notifications-as-read` marks those that are named.',
    'WIRE-30': '`mark-Notifications-as-unread` marks those that are named.',
    'WIRE-31': '`delete-Notifications` deletes those that are named.',
    'WIRE-32': '`Notifications` answers a page of them.',
    'WIRE-33': '`notification-counter` answers how many are unread.',
    'WIRE-34': '`create-paypal-order` opens an order for a booking.',
    'WIRE-35': '`check-paypal-order` says whether an order has paid its booking.',
    'WIRE-36': '`settings` answers an object of what the operator has set.',
    'WIRE-37': 'Settings that do not come are written down as an error.',
    'WIRE-38':
      '`country-code` answers the country of the visitor, by which the language may be chosen.',
    'WIRE-39': 'Bookings, cars, suppliers and locations are read by calls of the contract.',
    'WIRE-40':
      'What the app and the server say to each other is written in one contract, and the server takes and answers nothing else.',
    'WIRE-41': 'A user is an administrator, a supplier or a customer, as spelt on the wire.',
    'WIRE-42': 'There is an application of the administration and one of the customers.',
    'WIRE-43': 'Six fuels are known, as spelt on the wire.',
    'WIRE-44': 'Seven sizes of vehicles are known, as spelt on the wire.',
    'WIRE-45': 'Four multimedia features are known, as spelt on the wire.',
    'WIRE-46': 'A gearbox is manual or automatic.',
    'WIRE-47': 'Four fuel policies are known, as spelt on the wire.',
    'WIRE-48': 'The statuses of a booking and of its payment are known, as spelt on the wire.',
    'WIRE-49': 'Eight statuses of a car are known, as spelt on the wire.',
    'WIRE-50': 'Mileage is limited or unlimited.',
    'WIRE-51': 'A thing is available or unavailable.',
    'WIRE-52': 'Six kinds of records are known, as spelt on the wire.',
    'WIRE-53': '`locations` answers a page of locations whose names contain a word.',
    'WIRE-54': '`locations-with-position` answers those that a map can show.',
    'WIRE-55': '`location` answers one of them, and nothing for an unknown one.',
    'WIRE-56': '`location-id` finds a location by its exact name in a language.',
    'WIRE-57': '`countries-with-locations` answers the countries that have enough of them.',
    'WIRE-58': '`all-suppliers` answers every supplier in the order of the alphabet.',
    'WIRE-59': '`frontend-suppliers` counts the cars of each supplier that a search finds.',
    'WIRE-60': '`suppliers` and `booking-cars` are for staff, who put a car into a booking.',
    'WIRE-61':
      '`frontend-cars` answers a page of cars by their price, and filters by everything that its body names.',
    'WIRE-62': '`car` answers one car, also one that cannot be booked.',
    'WIRE-63': '`checkout` books and answers the identifier of the booking.',
    'WIRE-64':
      "`bookings` answers a page of one's own bookings, the newest first, and `booking` one of them.",
    'WIRE-65':
      '`cancel-booking` records a request once, and says no where there is nothing to ask.',
    'WIRE-66':
      '`delete-temp-booking` gives up an unfinished booking of whoever made it, and may be repeated.',
    'WIRE-67': '`booking-id` finds the booking of a payment session.',
    'WIRE-68': '`update-booking` changes a booking for its customer and for staff.',
    'WIRE-69':
      '`create-checkout-session` opens a payment, and `check-checkout-session` says what became of it.',
    'WIRE-70': '`confirm-email` is opened from a mail and answers a page.',
    'WIRE-71': 'A path means the same in any case and with a slash at its end.',
    'WIRE-72':
      'A path that is not in the contract does not exist, and a method that a path does not take is named.',
    'WIRE-73': 'An identifier is 24 hexadecimal characters, and another one is refused as wrong.',
    'WIRE-74':
      'A list is a list of one page with a list of one total, which is empty where nothing matches.',
    'WIRE-75': '204 has no body and is a no; it is no failure.',
    'WIRE-76': 'Without a session the answer is 403, with an ended one 401.',
    'WIRE-77': 'A no says its code in a problem body, beside the status that older clients know.',
    'WIRE-78':
      'What an older backend can leave out is an addition: the app works without any of it.',
    'WIRE-79':
      'Where BookCars says the same in another shape, one module knows both: pages, names, references, empty lists.',
    'WIRE-80':
      '`check-paypal-order` names the order before the booking, and the other order is tried where a backend wants it.',
    'WIRE-81':
      'A body is taken with or without the identifiers that older servers need; who acts is read from the session.',
    'WIRE-82':
      'A booking is sent with the status pending, its price in dinars, and the way of paying in the flags of the wire.',
    'WIRE-83': 'The filters of a search are sent in full, also where nothing is chosen.',
    'WIRE-84':
      'The page after a mailed link deletes the links of the account once one has been used.',
    'WIRE-85':
      'Seven statuses of a booking are known, `paidInFull` among them; another one is no failure.',
    'WIRE-86':
      'No call of a customer needs a method that older backends refuse: GET, POST, PUT and DELETE are all there are.',
    'WIRE-87': 'A call says when to come again, and the app waits as long.',
    'WIRE-88': 'A value that is absent and one that is null say the same.',
    'WIRE-89': 'The addresses that mails carry keep their paths and the names of their parameters.',
    'WIRE-90': 'A date of the wire is an instant and is read on the clock of the location.',
    'WIRE-91': 'The types of both sides are made from the contract.',
  },
}
