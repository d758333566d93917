import type { Group } from '../group.ts'

export const PAY: Group = {
  prefix: 'PAY',
  title: 'Paying online',
  about: 'providers, cards, and what becomes of the money',
  requirements: {
    'PAY-1': '`/checkout-session/` with an identifier says how a payment stands.',
    'PAY-2': 'A card is described by its number, its expiry date and its security code.',
    'PAY-3': 'A wrong card number is said at its field.',
    'PAY-4': 'A wrong or past expiry date is said at its field.',
    'PAY-5': 'A wrong security code is said at its field.',
    'PAY-6': 'When a payment failed, the page says so.',
    'PAY-7': 'The script of a payment provider is initial, pending, rejected or resolved.',
    'PAY-8': 'A payment script that does not load is written down, and its state is rejected.',
    'PAY-9': 'An order of a payment names the booking, amount, currency, a name and a description.',
    'PAY-10': 'PayPal and Stripe take payments.',
    'PAY-11': 'An order of PayPal is made to be captured, and its money is taken once.',
    'PAY-12':
      'PayPal speaks French to who reads French, Spanish to who reads Spanish, and English to others.',
    'PAY-13': 'The server refuses a payment in full from Tunisia, whatever the page has sent.',
    'PAY-14': 'The amount of a payment is computed by the server and compared with the booking.',
    'PAY-15': 'No payment form is shown before its booking exists.',
    'PAY-16':
      'A closed window or a decline that a form reports proves nothing: the server is asked, and only then may the customer try again.',
    'PAY-17': 'A payment is charged once: one key is one payment, whatever breaks.',
    'PAY-18':
      'A payment is found without the return of the browser: a webhook or the end of its window asks the provider.',
    'PAY-19':
      'Asking about a payment changes nothing: the answer is the same after a success, and an unpaid booking stays.',
    'PAY-20': 'A payment belongs to its own booking, and an order confirms no other one.',
    'PAY-21': 'Money that comes when the car is gone goes back, and everybody concerned is told.',
    'PAY-22': 'A paid booking that the supplier cancels is refunded in full, once.',
    'PAY-23':
      'The three ways of paying online are told apart in the booking: deposit, rental without it, and everything.',
    'PAY-24': 'The amount and the currency that will be charged stand where the customer pays.',
    'PAY-25': 'A provider that cannot be had leaves the other ways to pay, and says so.',
    'PAY-26':
      'Without keys of a provider test cards take the payments, which are plainly called a test.',
    'PAY-27': 'The test cards accept, decline, ask for the bank, and lose the connection.',
    'PAY-28':
      'No card, security code or secret of a provider is kept, logged or sent to anybody else.',
    'PAY-29':
      'A minor unit is never cut off: an amount reaches the provider as it is shown, also in currencies with no or three decimals.',
    'PAY-30': 'A script of a provider is asked for only when the customer pays with it.',
    'PAY-31': 'Whoever may not read a booking cannot pay for it.',
    'PAY-32':
      'A booking that its supplier confirms before it is paid is never called paid: nothing was charged, and it is paid at pick-up.',
  },
}
