import { confirmation, pressBook, pressButton, stepHeading } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { heading } from '../steps/person/customer.ts'
import { bookToPayByCard, fillWith, payWith, sandboxPayButton } from '../steps/server/sandbox.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import { type Actor, locateMain, type UserAction } from './user-action.ts'
import { followsLink } from './mail-actions.ts'

/** Submits the review, from the page or from the error of the previous call. */
export async function resubmitReview({ page }: Actor) {
  const back = page.getByRole('button', { name: 'Back to the review' })
  if (await back.isVisible()) await back.click()
  await pressBook(page)
}

/** The card form of a guest who has booked. */
const opensPayment = async ({ page, newTrip, guest }: Actor) =>
  bookToPayByCard(page, await newTrip(), guest)

const chooseOtherMethod = (actor: Actor) => pressButton(actor.page, 'Use another payment method')

/** The payment page of a guest who has just paid. */
async function paidPage({ page, request, newTrip, guest }: Actor): Promise<string> {
  const trip = await newTrip()
  await bookToPayByCard(page, trip, guest)
  await payWith(page, 'accepted')
  await confirmation(page).waitFor()
  const [attempt] = await openTestActions(request).listAttempts(trip.car.id)
  return `/checkout-session/${attempt?.reference}`
}

/** Online payments in the sandbox. */
export const PAYMENT_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'is led to pay online',
    async prepare({ page, newTrip, guest }) {
      await openReview(page, await newTrip(), { driver: guest, choice: 'full' })
      await stepHeading(page, 'Review and book').waitFor()
    },
    start: ({ page }) => pressBook(page),
    arrival: sandboxPayButton,
    repeat: resubmitReview,
  },
  {
    name: 'pays by card',
    async prepare(actor) {
      await opensPayment(actor)
      await fillWith(actor.page, 'accepted')
    },
    start: ({ page }) => sandboxPayButton(page).click(),
    arrival: confirmation,
    repeat: ({ page }) => sandboxPayButton(page).click(),
  },
  {
    name: 'wants another way to pay',
    prepare: opensPayment,
    start: chooseOtherMethod,
    arrival: (page) => stepHeading(page, 'Payment options'),
    repeat: chooseOtherMethod,
  },
  {
    name: 'leaves without paying',
    prepare: opensPayment,
    start: ({ page }) => pressButton(page, 'Cancel payment'),
    arrival: (page) => locateMain(page).getByRole('heading', { level: 1, name: /cars?\b/i }),
  },
  followsLink('opens the page of a payment that was made', paidPage, (page) =>
    heading(page, 'Paid and booked'),
  ),
]
