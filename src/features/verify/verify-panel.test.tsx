import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createApi } from '#api/client.ts'
import { answered, type Call, holdTheWire } from '#testing/calls.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import { VerifyPanel } from './verify-panel.tsx'

const RESEND = 'POST /api/resend-link'
const onRefresh = vi.fn<() => void>()

/** The panel on a page where a customer acts. */
async function show(answer: (call: Call) => void) {
  const wire = holdTheWire({ [RESEND]: answer })
  const api = createApi({ host: '' })
  const { router } = renderPage(
    <VerifyPanel api={api} email="ana@example.org" onRefresh={onRefresh} />,
  )
  const goTo = (path: string) =>
    settle(() => {
      router.history.push(path)
      return router.load()
    })
  await goTo('/settings')
  await screen.findByText('Confirm your email address')
  return { wire, goTo }
}

const again = () => click('button', 'Send the mail again')

beforeEach(() => {
  onRefresh.mockReset()
})

describe('who has not confirmed their address', () => {
  it('is told where they act, and not where they look around', async () => {
    const { goTo } = await show(answered(200, 'Sent.'))
    await goTo('/search')
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument()
  })

  it('gets another mail, and is told so', async () => {
    const { wire } = await show(answered(200, 'Sent.'))
    await again()

    expect(await screen.findByText('Validation email sent.')).toBeVisible()
    expect(wire.calls.map(({ name, body }) => [name, body])).toEqual([
      [RESEND, { email: 'ana@example.org' }],
    ])
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  it.each([
    ['the server fails', (call: Call) => call.answer(500, { code: 'internal' }), /email\.$/],
    ['there is no network', (call: Call) => call.lose(), /could not reach the server/],
  ])('is told when %s, and may try again', async (_why, answer, words) => {
    await show(answer)
    await again()

    const told = await screen.findByText(/An error occurred while sending validation email\./)
    expect(told).toHaveTextContent(words)
    expect(screen.getByRole('button', { name: 'Send the mail again' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })

  it('waits as long as the server says, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 })
    const { wire } = await show((call) =>
      call.answer(429, { code: 'too-many-requests' }, { 'retry-after': '60' }),
    )
    await again()
    expect(await screen.findByRole('timer')).toHaveTextContent('60 seconds')
    await again()
    expect(wire.calls).toHaveLength(1)

    await settle(() => vi.advanceTimersByTime(61_000))
    await again()
    await waitFor(() => expect(wire.calls).toHaveLength(2))
  })

  it('is looked at again on coming back from their mail', async () => {
    await show(answered(200, 'Sent.'))
    await settle(() => dispatchEvent(new Event('focus')))
    expect(onRefresh).toHaveBeenCalledOnce()
  })
})
