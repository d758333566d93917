import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { makeCheckoutAnswers, CHECKOUT_PATH } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import { fillInGuest, findHeading, openCheckoutPage, goToReview } from './testing/customer.ts'

beforeAll(downloadScreens)

const OLDER_BACKEND_SETTINGS = { capabilities: { guestLinks: false } }

describe('a guest’s email address', () => {
  it('may belong to an account, which is not revealed', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'POST /api/validate-email': respondAlways(204) })
    await openCheckoutPage()
    await goToReview()

    expect(screen.queryByText('This email address is already registered')).not.toBeInTheDocument()
  })

  it('is checked again after a change when the backend refuses registered addresses', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'POST /api/validate-email': respondAlways(204) })
    await openApp(CHECKOUT_PATH, 'en', OLDER_BACKEND_SETTINGS)
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await fillInGuest()
    expect(await screen.findByText('This email address is already registered')).toBeVisible()
    const email = screen.getByLabelText('Email')
    fireEvent.change(email, { target: { value: 'second@example.com' } })
    await click('button', 'Continue to payment options')

    const errorMessages = await screen.findAllByText('This email address is already registered')
    expect(errorMessages[0]).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('second@example.com')
  })

  // @shows BOOK-34
  it('is prefilled on the sign-in page when it has an account', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'POST /api/validate-email': respondAlways(204) })
    await openApp(CHECKOUT_PATH, 'en', OLDER_BACKEND_SETTINGS)
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await fillInGuest()

    expect(await screen.findByText('This email address is already registered')).toBeVisible()
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
    expect(pathname).toBe('/sign-in')
    expect(decodeURIComponent(searchParams.get('from') ?? '')).toBe(CHECKOUT_PATH)
    link.click()
    expect(await findHeading(/^Sign in$/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('Badis@Example.com')
    await click('link', 'Forgot your password?')
    expect(await findHeading(/^Forgot your password\?$/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('Badis@Example.com')
  })
})
