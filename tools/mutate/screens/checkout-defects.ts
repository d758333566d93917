import type { ScreenDefect } from './screen-defect.ts'

const CHECKOUT = 'src/features/checkout/checkout-page.model.test.tsx'
const PLACING = 'src/features/checkout/placing.model.test.tsx'
const PAYMENT = 'src/features/payment/payment-panel.model.test.tsx'
const checkout = (file: string) => `src/features/checkout/${file}`
const payment = (file: string) => `src/features/payment/${file}`

/** Mistakes on the screens from the options to the payment. */
export const CHECKOUT_DEFECTS: readonly ScreenDefect[] = [
  {
    id: 'P1',
    title: 'cancelling a booking looks like loading a price',
    file: checkout('choose-screen.ts'),
    find: "'placing.releasing': { name: 'releasing' }",
    replace: "'placing.releasing': { name: 'looking' }",
    tests: PLACING,
  },
  {
    id: 'P2',
    title: '“Use another address” does nothing',
    file: checkout('refusals/email-taken.tsx'),
    find: `<Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>`,
    replace: '<Button variant="outline">',
    tests: CHECKOUT,
  },
  {
    id: 'P6',
    title: 'an extra is missing in the bill of the confirmation',
    file: checkout('summary/checkout-price.ts'),
    find: 'return { ...price, paid: terms.now.total }',
    replace:
      "return { ...price, lines: price.lines.filter(({ kind }) => kind !== 'cancellation'), paid: terms.now.total }",
    tests: CHECKOUT,
  },
  {
    id: 'P8',
    title: 'prices stay in the previous currency',
    file: 'src/rental/prices.tsx',
    find: '}, [currency, rate, language])',
    replace: '}, [language])',
    tests: CHECKOUT,
  },
  {
    id: 'P10',
    title: 'the drop-off shows the date of the pick-up',
    file: checkout('steps/trip-in-short.tsx'),
    find: '{dates.moment(trip.to)}',
    replace: '{dates.moment(trip.from)}',
    tests: CHECKOUT,
  },
  {
    id: 'P13',
    title: '“View booking” links to the list when the customer has already booked the car',
    file: checkout('refusals/own-booking.tsx'),
    find: '<ButtonLink to="/booking" search={{ b: bookingId }}>',
    replace: '<ButtonLink to="/bookings" search={{}}>',
    tests: CHECKOUT,
  },
  {
    id: 'P14',
    title: 'the payment form names the base amount, not the charge',
    file: payment('screens/form-heading.tsx'),
    find: 'showIn(charge.amount, charge.currency)',
    replace: 'showIn(charge.baseAmount, charge.currency)',
    tests: PAYMENT,
  },
  {
    id: 'P15',
    title: 'after a lost connection the page does not say that nothing was paid',
    file: payment('screens/form-notice.tsx'),
    find: "case 'lost':\n      return (",
    replace: "case 'lost':\n      return reported ? null : (",
    tests: PAYMENT,
  },
  {
    id: 'P16',
    title: 'the countdown ignores Retry-After',
    file: checkout('refusals/throttled.tsx'),
    find: 'asked ?? USUAL_SECONDS',
    replace: 'USUAL_SECONDS',
    tests: PLACING,
  },
  {
    id: 'P18',
    title: 'the price bar on phones crashes once a payment choice is selected',
    file: checkout('summary/price-bar.tsx'),
    find: 'const isNow = !online.isNothing',
    replace: 'const isNow = price.deposit.online.isNothing',
    tests: CHECKOUT,
  },
  {
    id: 'N1',
    title: 'the end of free cancellation is calculated in the wrong time zone',
    file: checkout('steps/payment/cancellation-facts.ts'),
    find: 'toInstant(trip.from, zone)',
    replace: "toInstant(trip.from, 'America/New_York')",
    tests: CHECKOUT,
  },
  {
    id: 'N2',
    title: 'the confirmation swaps pick-up and drop-off',
    file: checkout('ending/confirmation.tsx'),
    find: 'from={trip.from}\n              to={trip.to}',
    replace: 'from={trip.to}\n              to={trip.from}',
    tests: CHECKOUT,
  },
  {
    id: 'N3',
    title: 'the drop-off shows the location of the pick-up',
    file: checkout('steps/trip-in-short.tsx'),
    find: 'location={isSame ? null : dropOff?.name}',
    replace: 'location={isSame ? null : pickUp?.name}',
    tests: CHECKOUT,
  },
  {
    id: 'N4',
    title: 'the amount in the booking button lacks the deposit',
    file: checkout('steps/review/use-book-label.ts'),
    find: 'showPrice(priceFacts(price))',
    replace: 'showPrice({ ...priceFacts(price), deposit: 0 })',
    tests: CHECKOUT,
  },
  {
    id: 'N5',
    title: 'every option looks selected when cancellation is',
    file: 'src/rental/option-picture/option-groups.tsx',
    find: 'isOn={chosen[extra] === true}',
    replace: 'isOn={chosen.cancellation === true}',
    tests: CHECKOUT,
  },
  {
    id: 'N6',
    title: 'the new price is the old one',
    file: checkout('refusals/price-changed.tsx'),
    find: '<Figures fontWeight="bold">{now.rental}</Figures>',
    replace: '<Figures fontWeight="bold">{before.rental}</Figures>',
    tests: PLACING,
  },
  {
    id: 'N7',
    title: 'the amount above the choice of providers is in the wrong currency',
    file: payment('screens/choose-provider.tsx'),
    find: 'const due = show(amount)',
    replace: 'const due = `${amount / 1000} EUR`',
    tests: PAYMENT,
  },
]
