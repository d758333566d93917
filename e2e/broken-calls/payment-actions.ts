import {
  locateConfirmation,
  pressBook,
  pressButton,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { heading } from '../steps/person/customer.ts'
import {
  bookToPayByCard,
  fillInCard,
  payWith,
  locateSandboxPayButton,
} from '../steps/server/sandbox.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import { type Actor, locateMain, type UserAction } from './user-action.ts'
import { createLinkAction } from './mail-actions.ts'

/** Submits the review. If the previous attempt ended on an error screen, goes back to the review first. */
export async function resubmitReview({ page }: Actor) {
  const back = page.getByRole('button', { name: 'Back to the review' })
  if (await back.isVisible()) await back.click()
  await pressBook(page)
}

/** Books as a guest, and waits for the card form. */
const openCardForm = async ({ page, newTrip, guest }: Actor) =>
  bookToPayByCard(page, await newTrip(), guest)

const chooseOtherMethod = (actor: Actor) => pressButton(actor.page, 'Use another payment method')

/** Pays as a guest, and returns the path of the payment page. */
async function payAndFindPage({ page, request, newTrip, guest }: Actor): Promise<string> {
  const trip = await newTrip()
  await bookToPayByCard(page, trip, guest)
  await payWith(page, 'accepted')
  await locateConfirmation(page).waitFor()
  const [attempt] = await openTestActions(request).listAttempts(trip.car.id)
  return `/checkout-session/${attempt?.reference}`
}

/** Online payments in the sandbox. */
export const PAYMENT_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'opens an online payment',
    async prepare({ page, newTrip, guest }) {
      await openReview(page, await newTrip(), { driver: guest, choice: 'full' })
      await locateStepHeading(page, 'Review and book').waitFor()
    },
    start: ({ page }) => pressBook(page),
    arrival: locateSandboxPayButton,
    repeat: resubmitReview,
  },
  {
    name: 'pays by card',
    async prepare(actor) {
      await openCardForm(actor)
      await fillInCard(actor.page, 'accepted')
    },
    start: ({ page }) => locateSandboxPayButton(page).click(),
    arrival: locateConfirmation,
    repeat: ({ page }) => locateSandboxPayButton(page).click(),
  },
  {
    name: 'chooses another payment method',
    prepare: openCardForm,
    start: chooseOtherMethod,
    arrival: (page) => locateStepHeading(page, 'Payment options'),
    repeat: chooseOtherMethod,
  },
  {
    name: 'leaves without paying',
    prepare: openCardForm,
    start: ({ page }) => pressButton(page, 'Cancel payment'),
    arrival: (page) => locateMain(page).getByRole('heading', { level: 1, name: /cars?\b/i }),
  },
  createLinkAction('opens the page of a completed payment', payAndFindPage, (page) =>
    heading(page, 'Paid and booked'),
  ),
]
