import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createApi } from '#api/client.ts'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import { VerifyPanel } from './verify-panel.tsx'

const RESEND_CALL = 'POST /api/resend-link'
const ANA = { _id: '66aa00000000000000000001', email: 'ana@example.org' }
const CHECK_CALL = `GET /api/user/${ANA._id}`
const onVerified = vi.fn<() => void>()

type CallHandler = (call: OpenCall) => void

/** Renders the panel on a page that requires a confirmed email address. */
async function showPanel(
  answer: CallHandler,
  respondToCheck: CallHandler = respondAlways(200, { verified: false }),
) {
  const wire = controlFetch({ [RESEND_CALL]: answer, [CHECK_CALL]: respondToCheck })
  const api = createApi({ host: '' })
  const { router } = renderPage(<VerifyPanel api={api} user={ANA} onVerified={onVerified} />)
  const goTo = (path: string) =>
    settle(() => {
      router.history.push(path)
      return router.load()
    })
  await goTo('/settings')
  await screen.findByText('Confirm your email address')
  return { wire, goTo }
}

const resendEmail = () => click('button', 'Send the email again')

beforeEach(() => {
  onVerified.mockReset()
})

describe('the verification panel', () => {
  // @shows ACCOUNT-32
  it('is shown on a customer’s pages, but not on the search page', async () => {
    const { goTo } = await showPanel(respondAlways(200, 'Sent.'))
    await goTo('/search')
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument()
  })

  it('can be closed, and is not shown on the next page', async () => {
    const { goTo } = await showPanel(respondAlways(200, 'Sent.'))
    await click('button', 'Close')
    await goTo('/bookings')
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument()
  })

  // @shows ACCOUNT-26, WIRE-13
  it('sends another email, and shows that it was sent', async () => {
    const { wire } = await showPanel(respondAlways(200, 'Sent.'))
    await resendEmail()

    expect(await screen.findByText('Validation email sent.')).toBeVisible()
    expect(wire.calls.map(({ name, body }) => [name, body])).toEqual([
      [RESEND_CALL, { email: 'ana@example.org' }],
    ])
  })

  // @shows ACCOUNT-25
  it.each([
    ['the server fails', (call: OpenCall) => call.answer(500, { code: 'internal' }), /email\.$/],
    ['there is no network', (call: OpenCall) => call.lose(), /couldn’t reach the server/],
  ])('shows an error when %s, and can be retried', async (_why, answer, words) => {
    await showPanel(answer)
    await resendEmail()

    const errorMessage = await screen.findByText(
      /An error occurred while sending validation email\./,
    )
    expect(errorMessage).toHaveTextContent(words)
    expect(screen.getByRole('button', { name: 'Send the email again' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })

  it('sends another email only after the delay that the server requests', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 })
    const { wire } = await showPanel((call) =>
      call.answer(429, { code: 'too-many-requests' }, { 'retry-after': '60' }),
    )
    const countResendCalls = () => wire.calls.filter(({ name }) => name === RESEND_CALL).length
    await resendEmail()
    expect(await screen.findByRole('timer')).toHaveTextContent('60 seconds')
    await resendEmail()
    expect(countResendCalls()).toBe(1)

    await settle(() => vi.advanceTimersByTime(61_000))
    await resendEmail()
    await waitFor(() => expect(countResendCalls()).toBe(2))
  })

  it.each([
    ['the address is confirmed', respondAlways(200, { verified: true }), 1],
    ['the address is not confirmed', respondAlways(200, { verified: false }), 0],
    ['the check fails', (call: OpenCall) => call.lose(), 0],
  ])(
    'checks whether the address is confirmed when the customer returns to the page: %s',
    async (_what, respondToCheck, times) => {
      const { wire } = await showPanel(respondAlways(200, 'Sent.'), respondToCheck)
      expect(wire.calls).toEqual([])
      await settle(() => dispatchEvent(new Event('focus')))

      await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual([CHECK_CALL]))
      await settle()
      expect(onVerified).toHaveBeenCalledTimes(times)
    },
  )
})
