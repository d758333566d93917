import type { ScreenDefect } from './screen-defect.ts'

const CHECKOUT_TESTS = 'src/features/checkout/checkout-page.model.test.tsx'
const PLACING_TESTS = 'src/features/checkout/placing.model.test.tsx'
const PAYMENT_TESTS = 'src/features/payment/payment-panel.model.test.tsx'
const toCheckoutPath = (file: string) => `src/features/checkout/${file}`
const toPaymentPath = (file: string) => `src/features/payment/${file}`

/** Defects in the screens from the options to the payment. */
export const CHECKOUT_DEFECTS: readonly ScreenDefect[] = [
  {
    id: 'P1',
    title: 'cancelling a booking looks like loading a price',
    file: toCheckoutPath('choose-screen.ts'),
    find: "'placing.releasing': { name: 'releasing' }",
    replace: "'placing.releasing': { name: 'looking' }",
    tests: PLACING_TESTS,
  },
  {
    id: 'P2',
    title: '“Use another address” does nothing',
    file: toCheckoutPath('refusals/email-taken.tsx'),
    find: `<Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>`,
    replace: '<Button variant="outline">',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'P6',
    title: 'an extra is missing in the bill of the confirmation',
    file: toCheckoutPath('summary/checkout-price.ts'),
    find: 'return { ...price, paid: terms.now.total }',
    replace:
      "return { ...price, lines: price.lines.filter(({ kind }) => kind !== 'cancellation'), paid: terms.now.total }",
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'P8',
    title: 'prices stay in the previous currency',
    file: 'src/rental/prices.tsx',
    find: '}, [currency, rate, language])',
    replace: '}, [language])',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'P10',
    title: 'the drop-off shows the date of the pick-up',
    file: toCheckoutPath('steps/trip-in-short.tsx'),
    find: '{dates.moment(trip.to)}',
    replace: '{dates.moment(trip.from)}',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'P13',
    title: '“View booking” links to the list when the customer has already booked the car',
    file: toCheckoutPath('refusals/own-booking.tsx'),
    find: '<ButtonLink to="/booking" search={{ b: bookingId }}>',
    replace: '<ButtonLink to="/bookings" search={{}}>',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'P14',
    title: 'the payment form names the base amount, not the charge',
    file: toPaymentPath('screens/form-heading.tsx'),
    find: 'showIn(charge.amount, charge.currency)',
    replace: 'showIn(charge.baseAmount, charge.currency)',
    tests: PAYMENT_TESTS,
  },
  {
    id: 'P15',
    title: 'after a lost connection the page does not say that nothing was paid',
    file: toPaymentPath('screens/form-notice.tsx'),
    find: "case 'lost':\n      return (",
    replace: "case 'lost':\n      return reported ? null : (",
    tests: PAYMENT_TESTS,
  },
  {
    id: 'P16',
    title: 'the countdown ignores Retry-After',
    file: toCheckoutPath('refusals/throttled.tsx'),
    find: 'retryAfterSeconds ?? DEFAULT_WAIT_SECONDS',
    replace: 'DEFAULT_WAIT_SECONDS',
    tests: PLACING_TESTS,
  },
  {
    id: 'P18',
    title: 'the price bar on phones crashes once a payment choice is selected',
    file: toCheckoutPath('summary/price-bar.tsx'),
    find: 'const isNow = !online.isNothing',
    replace: 'const isNow = price.deposit.online.isNothing',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'N1',
    title: 'the end of free cancellation is calculated in the wrong time zone',
    file: toCheckoutPath('steps/payment/cancellation-facts.ts'),
    find: 'toInstant(trip.from, zone)',
    replace: "toInstant(trip.from, 'America/New_York')",
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'N2',
    title: 'the confirmation swaps pick-up and drop-off',
    file: toCheckoutPath('ending/confirmation.tsx'),
    find: 'from={trip.from}\n              to={trip.to}',
    replace: 'from={trip.to}\n              to={trip.from}',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'N3',
    title: 'the drop-off shows the location of the pick-up',
    file: toCheckoutPath('steps/trip-in-short.tsx'),
    find: 'location={isSame ? null : dropOff?.name}',
    replace: 'location={isSame ? null : pickUp?.name}',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'N4',
    title: 'the amount in the booking button lacks the deposit',
    file: toCheckoutPath('steps/review/use-book-label.ts'),
    find: 'showPrice(toPriceFacts(price))',
    replace: 'showPrice({ ...toPriceFacts(price), deposit: 0 })',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'N5',
    title: 'every option looks selected when cancellation is',
    file: 'src/rental/option-picture/option-groups.tsx',
    find: 'isOn={chosen[extra] === true}',
    replace: 'isOn={chosen.cancellation === true}',
    tests: CHECKOUT_TESTS,
  },
  {
    id: 'N6',
    title: 'the new price is the old one',
    file: toCheckoutPath('refusals/price-changed.tsx'),
    find: '<Figures fontWeight="bold">{now.rental}</Figures>',
    replace: '<Figures fontWeight="bold">{before.rental}</Figures>',
    tests: PLACING_TESTS,
  },
  {
    id: 'N7',
    title: 'the amount above the choice of providers is in the wrong currency',
    file: toPaymentPath('screens/choose-provider.tsx'),
    find: 'const due = show(amount)',
    replace: 'const due = `${amount / 1000} EUR`',
    tests: PAYMENT_TESTS,
  },
]
