import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'

import { AMIRA_PROFILE, makeCheckoutAnswers } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import { findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'

const makeAccountAnswers = (type: 'user' | 'supplier' | 'admin') => ({
  ...makeCheckoutAnswers(),
  'GET /api/user/*': respondAlways(200, { ...AMIRA_PROFILE, type }),
})

beforeAll(downloadScreens)
beforeEach(storeCustomer)

describe('checkout', () => {
  it.each(['supplier', 'admin'] as const)(
    'is not shown to an account of type %s, which the server would reject',
    async (type) => {
      controlFetch(makeAccountAnswers(type))
      await openCheckoutPage()
      expect(await screen.findByText(/administrators can’t book/)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Bookings of your customers' })).toHaveAttribute(
        'href',
        '/bookings',
      )
      expect(screen.queryByRole('button', { name: /Continue|Book now/ })).toBeNull()
    },
  )

  it('is shown to a customer', async () => {
    controlFetch(makeAccountAnswers('user'))
    await openCheckoutPage()
    expect(await findHeading(/Booking options \(/)).toBeVisible()
    expect(screen.queryByText(/administrators can’t book/)).toBeNull()
  })
})
