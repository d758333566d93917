import type { Section } from '../section.ts'

export const VALIDATION: Section = {
  number: 5,
  title: 'Validation rules',
  lines: {
    'password.length': 'A password has at least six characters, and a shorter one says so.',
    'password.match': 'A password that is typed differently the second time says so.',
    'password.current': 'A wrong present password is said at its field.',
    'password.new': 'An empty new password asks for one.',
    'driver.age': 'Nobody under 21 drives, and the birth date says so.',
    'terms.accepted': 'The terms of use have to be accepted.',
    'email.valid': 'A wrong email address is said at its field.',
    'phone.valid': 'A wrong phone number is said at its field.',
    'image.wanted': 'A missing image, or a file that is none, asks for one.',
    'bot-check.failed': 'A form says when the bot check finds no person.',
    'form.fix-errors': 'A form with mistakes says so and leads to the first of them.',
    'email.taken': 'An address that has an account already is said at its field.',
    'email.unknown':
      'An address without an account is said at its field when a new password is asked for.',
    'form.required-field': 'A single field that is missing is named.',
    'form.required-fields': 'Several fields that are missing are named together.',
    'card.number': 'A wrong card number is said at its field.',
    'card.expiry': 'A wrong or past expiry date is said at its field.',
    'card.code': 'A wrong security code is said at its field.',
    'trip.notice': 'A pick-up is at least as many hours away as the operator needs.',
    'trip.too-short': 'A rental that is too short says so.',
    'trip.pick-up-time': 'A pick-up while the place is closed says so.',
    'trip.drop-off-time': 'A drop-off before the pick-up or while the place is closed says so.',
    'payment.tunisia-refused':
      'The server refuses a payment in full from Tunisia, whatever the page has sent.',
    'currency.known': 'A currency that is not in the list is refused by name.',
    'currency.positive': 'An amount that is negative or no number is not converted.',
  },
}
