import type { Section } from '../section.ts'

export const CALLS: Section = {
  number: 7,
  title: 'Calls',
  lines: {
    'call.all': 'Each call of the specification exists under its method and path.',
    'call.cookies':
      'Calls about an account, notifications included, are allowed by the cookie of the session.',
    'call.sign-up': '`sign-up` makes an account.',
    'call.check-token': '`check-token` says whether a link of a mail is still good.',
    'call.delete-tokens': '`delete-tokens` makes the links of an account worthless.',
    'call.resend':
      '`resend` mails another link that activates an account or leads to a new password.',
    'call.activate': '`activate` sets the password of a link.',
    'call.validate-email': '`validate-email` says whether an address is free.',
    'call.sign-in': '`sign-in/frontend` opens a session and answers the user.',
    'call.social-sign-in': '`social-sign-in` signs in by the word of a provider.',
    'call.sign-out': '`sign-out` ends the session.',
    'call.validate-access-token': '`validate-access-token` says whether the session is valid.',
    'call.resend-link': '`resend-link` mails the link again that confirms an address.',
    'call.update-language':
      '`update-language` keeps the language with the account, and in the record of the browser.',
    'call.user': '`user` answers an account to its owner.',
    'call.update-user': '`update-user` changes an account.',
    'call.update-email-notifications':
      '`update-email-notifications` switches mails about bookings.',
    'call.update-avatar': '`update-avatar` takes a picture as a form.',
    'call.delete-avatar': '`delete-avatar` deletes the picture.',
    'call.check-password': '`check-password` says whether a password is the present one.',
    'call.change-password': '`change-password` changes the password of who knows the present one.',
    'call.send-email': '`send-email` brings a message to the operator.',
    'call.has-password': '`has-password` says whether an account has a password.',
    'call.create-license':
      '`create-license` takes the licence of a guest as a form and answers its name.',
    'call.update-license':
      '`update-license` takes the licence of a customer as a form and answers its name.',
    'call.delete-license': '`delete-license` deletes the licence of a customer.',
    'call.delete-temp-license': '`delete-temp-license` deletes the licence of a guest.',
    'call.verify-recaptcha':
      '`verify-recaptcha` judges a token, with the address of the visitor that a public service tells.',
    'call.mark-read': '`mark-Notifications-as-read` marks those that are named.',
    'call.mark-unread': '`mark-Notifications-as-unread` marks those that are named.',
    'call.delete-notifications': '`delete-Notifications` deletes those that are named.',
    'call.notifications': '`Notifications` answers a page of them.',
    'call.notification-counter': '`notification-counter` answers how many are unread.',
    'call.create-paypal-order': '`create-paypal-order` opens an order for a booking.',
    'call.check-paypal-order': '`check-paypal-order` says whether an order has paid its booking.',
    'call.settings': '`settings` answers what the operator has set.',
    'call.settings-logged': 'Settings that do not come are written down as an error.',
    'call.country-code':
      '`country-code` answers the country of the visitor, by which the language may be chosen.',
    'call.others':
      'Bookings, cars, suppliers and locations, whose calls the specification does not show, are read by calls of the contract.',
    'rates.source':
      'What a dinar is worth is asked of a service by naming the dinar and the currency.',
    'rates.fallback': 'A second source of rates is asked when the first fails.',
    'bot-check.token':
      'A token of the bot check is made when it is needed, for the action `submit` unless another is named.',
    'bot-check.skipped': 'The bot check is left out where it is switched off, and on Safari.',
  },
}
