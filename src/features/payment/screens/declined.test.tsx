import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import {
  PREPARED_CARD_PAYMENT,
  CARD_OFFER,
} from '@masar/machines/payment/testing/payment-fixtures.ts'
import { renderPage, settle } from '#testing/page.tsx'

import { PaymentPanel } from '../payment-panel.tsx'
import { startPaying } from '../testing/paying.ts'

it('a declined payment shows how long the car is held, in the pick-up time zone', async () => {
  vi.setSystemTime('2027-05-20T12:00:00Z')
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-4 * 60)
  const { actor, question } = await startPaying(CARD_OFFER, PREPARED_CARD_PAYMENT)
  renderPage(
    <PaymentPanel actor={actor} paidFor={{ choice: null, due: null, zone: 'Asia/Dubai' }} />,
  )
  await settle(() => actor.send({ type: 'provider.declined' }))
  await settle(() => question().resolve({ status: 'declined', reason: 'declined' }))

  expect(screen.getByRole('heading', { name: 'Payment failed.' })).toBeVisible()
  expect(screen.getByText(/^The car is held for you until 16:30\./)).toBeVisible()
  actor.stop()
})
