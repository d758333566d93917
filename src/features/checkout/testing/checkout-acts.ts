import type { AnyMachineSnapshot } from 'xstate'

import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { checkoutModel } from '@masar/machines/checkout/checkout.journeys.ts'
import { BADIS, MAIN_DRIVER } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import type { placingModel } from '@masar/machines/placing/placing.journeys.ts'
import type { LabelsOf, Step } from 'statechart-paths/walk'
import type { ControlsByEvent } from '#testing/walks/controls-follow.ts'
import {
  type Control,
  press,
  findScope,
  setChecked,
  typeText,
} from '#testing/walks/shown-controls.ts'

import type { CheckoutActor } from '../flow/checkout.flow.ts'

const button = (name: string | RegExp): Control => ({ role: 'button', name })
const link = (name: string): Control => ({ role: 'link', name })
const box = (name: string | RegExp): Control => ({ role: 'checkbox', name })
const radio = (name: string | RegExp): Control => ({ role: 'radio', name })

const LEAVE_BUTTON = button('Leave checkout')
const OTHER_DRIVER_BOX = box('I’m booking for another driver')
const TERMS_BOX = box('I accept the terms of use.')

const isShownAt = (at: AnyMachineSnapshot, step: string) => at.matches({ editing: step })
const isRefused = (at: AnyMachineSnapshot, why: string) => at.matches({ refused: why })

function fillInDriver(birthDate = BADIS.birthDate) {
  typeText('Full name', BADIS.fullName)
  typeText('Email', BADIS.email)
  typeText('Phone', BADIS.phone)
  typeText('Date of birth', birthDate)
}

function fillInMainDriver() {
  setChecked('checkbox', OTHER_DRIVER_BOX.name, true)
  typeText('Main driver: full name', MAIN_DRIVER.fullName)
  typeText('Main driver: email', MAIN_DRIVER.email)
  typeText('Main driver: phone', MAIN_DRIVER.phone)
  typeText('Main driver: date of birth', MAIN_DRIVER.birthDate)
  typeText('Language of the driver’s emails', MAIN_DRIVER.language)
}

const CONTINUE_LABELS: Record<string, string> = {
  options: 'Continue to driver details',
  driver: 'Continue to payment options',
  payment: 'Continue to review',
}

function findContinueControl(at: AnyMachineSnapshot): Control | [] {
  const found = Object.entries(CONTINUE_LABELS).find(([step]) => isShownAt(at, step))
  return found ? button(found[1]) : []
}

function findBackControl(at: AnyMachineSnapshot): Control {
  if (isRefused(at, 'emailTaken')) return button('Use another address')
  if (isRefused(at, 'sessionExpired')) return button('Continue as a guest')
  return button('Back to the review')
}

function findRetryControl(at: AnyMachineSnapshot): Control {
  if (isRefused(at, 'carTaken') || isRefused(at, 'soldOut')) return button('Refresh status')
  const isOver = at.matches({ paying: 'expired' }) || at.matches({ paying: 'refunded' })
  return button(isOver ? 'Try the same car again' : 'Try again')
}

/** The button's label contains the amount due, and when it is due. */
function findBookControl({ context }: AnyMachineSnapshot): Control {
  const { choice } = (context as CheckoutContext).draft
  return button(choice === 'later' ? /^Book now · pay .* at pick-up$/ : /^Book now · pay .* now$/)
}

/** Maps each gesture of the checkout model to the control that performs it. */
export const offers: ControlsByEvent<LabelsOf<typeof checkoutModel>> = {
  'wants cancellation': box('Cancellation option'),
  'types the driver': { role: 'field', name: 'Full name' },
  'books for another driver': OTHER_DRIVER_BOX,
  'completes the step': findContinueControl,
  'completes the step with a wrong birth date': findContinueControl,
  'goes back to the options': button('Edit: Booking options'),
  'goes back to the driver': button('Edit: Driver details'),
  'goes back to the payment': button('Edit: Payment options'),
  'will pay later': radio('Pay later, at the counter'),
  'will pay a deposit': radio('Pay the deposit online'),
  'will pay in full': radio('Pay in full online'),
  'accepts the terms': TERMS_BOX,
  'takes the terms back': TERMS_BOX,
  books: findBookControl,
  'goes on to the payment': button('Continue to payment'),
  'keeps the earlier booking': button('Continue to payment'),
  'begins anew': button('Cancel it and start over'),
  'goes back': findBackControl,
  'tries again': findRetryControl,
  leaves: (at) => (at.matches('placing') ? [] : LEAVE_BUTTON),
}

/**
 * The other controls of checkout: more form fields, options, links to other pages, and the controls shown while
 * the booking is being placed.
 */
export const listOtherControls = (at: AnyMachineSnapshot): Control[] => [
  ...['Email', 'Phone', 'Date of birth'].map((name): Control => ({ role: 'field', name })),
  ...MAIN_DRIVER_FIELDS.map((name): Control => ({ role: 'field', name })),
  ...EXTRA_LABELS.map(box),
  radio('Pay the rental online'),
  // Another way back to the options.
  button(/^Add the cancellation option for /),
  ...OTHER_PAGE_LINKS.map(link),
  ...(at.matches('placing') ? [LEAVE_BUTTON] : []),
]

const MAIN_DRIVER_FIELDS = [
  ...['full name', 'email', 'phone', 'date of birth'].map((field) => `Main driver: ${field}`),
  'Language of the driver’s emails',
]

const EXTRA_LABELS = [
  'Amendments',
  'Theft protection',
  'Collision damage waiver',
  'Full insurance',
  'Additional driver',
]

const OTHER_PAGE_LINKS = [
  'Sign in (we’ve saved what you entered)',
  'Sign in',
  'Sign in and come back',
  'View booking',
  'View my bookings',
  'See other cars for these dates',
  'Choose location and dates',
  'Choose other dates or another car',
  'Find another car',
  'Find a car',
  'terms of use',
]

type Act = (step: Step, actor: CheckoutActor) => void

function leaveCheckout() {
  press('button', LEAVE_BUTTON.name)
  if (findScope().matches('dialog')) press('button', 'Leave')
}

/** Gestures that need more than a press on their control. */
export const acts: Partial<Record<LabelsOf<typeof checkoutModel>, Act>> = {
  'wants cancellation': () => setChecked('checkbox', 'Cancellation option', true),
  'types the driver': () => fillInDriver(),
  'books for another driver': fillInMainDriver,
  'completes the step'(_step, actor) {
    const at = actor.getSnapshot()
    if (isShownAt(at, 'driver') && at.context.userId === null) fillInDriver()
    const control = findContinueControl(at)
    if ('role' in control) press(control.role, control.name)
  },
  'completes the step with a wrong birth date'() {
    fillInDriver('2020-01-01')
    press('button', 'Continue to payment options')
  },
  'will pay later': () => setChecked('radio', 'Pay later, at the counter', true),
  'will pay a deposit': () => setChecked('radio', 'Pay the deposit online', true),
  'will pay in full': () => setChecked('radio', 'Pay in full online', true),
  'accepts the terms': () => setChecked('checkbox', TERMS_BOX.name, true),
  'takes the terms back': () => setChecked('checkbox', TERMS_BOX.name, false),
  leaves: leaveCheckout,
}

/** Maps each gesture of the placing model to the control that performs it. */
export const placingOffers: ControlsByEvent<LabelsOf<typeof placingModel>> = {
  'accepts the price': button(/^Book now for/),
  'keeps the earlier booking': button('Keep that booking'),
  'begins anew': button('Cancel it and start over'),
  'goes back': (at) => button(at.matches('adoptFailed') ? 'Back' : 'Back to the review'),
  'tries again': button('Try again'),
  leaves: LEAVE_BUTTON,
}

export const placingPageActs = { leaves: leaveCheckout }

export const placingOtherControls = OTHER_PAGE_LINKS.map(link)
