import { fireEvent, screen } from '@testing-library/react'

import { BADIS } from '#machines/checkout/testing/checkout-world.ts'
import type { Step } from '#machines/testing/model.ts'

import type { CheckoutActor } from '../flow/checkout.flow.ts'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Types over what is there, so that an error at the field goes. */
function type(label: string, value: string) {
  const field = screen.queryByLabelText(label)
  if (!field) return
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.change(field, { target: { value } })
}

function turn(kind: 'checkbox' | 'radio', name: RegExp, on: boolean) {
  const box = screen.getByRole(kind, { name })
  if (box instanceof HTMLInputElement && box.checked !== on) fireEvent.click(box)
}

function typeDriver(birthDate = BADIS.birthDate) {
  type('Full name', BADIS.fullName)
  type('Email', BADIS.email)
  type('Phone', BADIS.phone)
  type('Birth date', birthDate)
}

export type Act = (step: Step, actor: CheckoutActor) => void

/** For what no control of the page does. */
const send: Act = ({ event }, actor) => actor.send(event as Parameters<CheckoutActor['send']>[0])

/** What a customer does about a booking that did not go through at once, in either chart. */
export const placingActs = {
  'accepts the price': () => press(/^Book for/),
  'keeps the earlier booking': () => press('Keep that booking'),
  'begins anew': () => press('Release it and start again'),
  'goes back': () => press(/^(Back|Back to the review|Use another address|Go on as a guest)$/),
  'tries again': () => press(/^(Try again|Check again|Try the same car again)$/),
  leaves: () => {
    press('Leave without booking')
    const surely = screen.queryByRole('button', { name: 'Forget it and leave' })
    if (surely) fireEvent.click(surely)
  },
}

/** How a customer does each thing of the model, by role and name. */
export const acts = {
  'signs in': send,
  'is signed out': send,
  'looks at euros': send,
  'wants cancellation': () => turn('checkbox', /^Cancellation/, true),
  'types the driver': () => typeDriver(),
  // Their controls are there only with the option, or come with a later version.
  'types the second driver': send,
  'uploads a licence': send,
  'completes the step'() {
    typeDriver()
    press(/^Continue/)
  },
  'completes the step with a wrong birth date'(step, actor) {
    if (!screen.queryByLabelText('Birth date')) return send(step, actor)
    typeDriver('2020-01-01')
    press(/^Continue/)
  },
  'goes back to the options': () => press('Change: Booking options'),
  'goes back to the driver': () => press('Change: Driver details'),
  'goes back to the payment': () => press('Change: Payment options'),
  'jumps to the review': send,
  'will pay later': () => turn('radio', /^Pay later/, true),
  'will pay a deposit': () => turn('radio', /^Pay the deposit/, true),
  'will pay in full': () => turn('radio', /^Pay in full/, true),
  'accepts the terms': () => turn('checkbox', /I accept the terms/, true),
  'takes the terms back': () => turn('checkbox', /I accept the terms/, false),
  books: () => press('Book'),
  'keeps the earlier booking': () => press('Go on to the payment'),
  'begins anew': placingActs['begins anew'],
  'goes back': placingActs['goes back'],
  'tries again': placingActs['tries again'],
  leaves: placingActs.leaves,
} satisfies Record<string, Act>
