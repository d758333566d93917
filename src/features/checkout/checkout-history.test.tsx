import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { holdTheWire } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOKING_ID } from '#machines/checkout/testing/checkout-fixtures.ts'
import {
  answerBooking,
  describeGuest,
  findHeading,
  openCheckoutPage,
  remember,
} from './testing/customer.ts'
import { answersWith } from '../payment/testing/server-answers.ts'

beforeAll(downloadScreens)
beforeEach(remember)

type Router = Awaited<ReturnType<typeof openCheckoutPage>>['router']

const isLeft = (button: HTMLElement) => button.closest('[inert]') !== null
const entries = ({ history }: Router) => history.location.state.checkoutSteps
const back = ({ history }: Router) => settle(() => history.back())
const forward = ({ history }: Router) => settle(() => history.forward())

async function openAtPayment() {
  const wire = holdTheWire(answersWith())
  const { router } = await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Continue to payment options')
  await findHeading(/Payment options \(/)
  return { wire, router }
}

it('what is left of a step takes no second press, in the page or in the bar of a telephone', async () => {
  holdTheWire(answersWith())
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Change: Booking options')
  const name = 'Continue to driver details'
  const buttons = screen.getAllByRole('button', { name, hidden: true })
  expect(buttons).toHaveLength(2)
  buttons[0]?.click()

  // It is looked at with every change of the page: before a slice of the next step is drawn, too.
  await waitFor(() => expect(buttons.map(isLeft)).toEqual([true, true]))
  expect(await findHeading(/Driver details \(/)).toBeVisible()
})

describe('the history of the window', () => {
  it('goes one step back, and forward again, and forgets nothing', async () => {
    const { router } = await openAtPayment()
    await click('radio', 'Pay later, at the counter')
    await back(router)
    expect(await findHeading(/Driver details \(/)).toBeVisible()
    await back(router)
    expect(await findHeading(/Booking options \(/)).toBeVisible()
    await forward(router)
    await forward(router)
    expect(await findHeading(/Payment options \(/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Pay later, at the counter' })).toBeChecked()
    expect(entries(router)).toEqual(['options', 'driver', 'payment'])
  })

  it('goes back with who goes back by a button, so that back is never forward', async () => {
    const { router } = await openAtPayment()
    await click('button', 'Change: Booking options')
    await waitFor(() => expect(entries(router)).toEqual(['options']))
    expect(await findHeading(/Booking options \(/)).toBeVisible()
    await click('button', 'Continue to driver details')
    await waitFor(() => expect(entries(router)).toEqual(['options', 'driver']))
  })

  it('goes no further forward than what is filled in', async () => {
    localStorage.clear()
    holdTheWire(answersWith())
    const { router } = await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await describeGuest()
    await click('button', 'Continue to payment options')
    await back(router)
    await fill('Full name', '')
    await forward(router)

    expect(await findHeading(/Driver details \(/)).toBeVisible()
    await waitFor(() => expect(entries(router)).toEqual(['options', 'driver']))
  })

  it('leaves checkout at once from a booking that is made', async () => {
    const { wire, router } = await openAtPayment()
    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    await click('checkbox', 'I accept the terms of use.')
    await click('button', 'Book')
    await answerBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })
    await findHeading(/^Booking received$/)
    await back(router)

    expect(await findHeading(/^Booking received$/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Payment options/ })).not.toBeInTheDocument()
  })
})
