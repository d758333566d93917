import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { click, fill, settle } from '#testing/page.tsx'

import {
  getMessageField,
  prepareMessages,
  SEND_MESSAGE_CALL,
  showMessages,
} from '../testing/message-page.tsx'
import { SENT_MESSAGE } from '../testing/messages.ts'

prepareMessages()

// @shows BOOKING-44
describe('a message that cannot be sent', () => {
  it.each<[number, object, string | RegExp]>([
    [401, {}, 'Your session has expired. Sign in and try again.'],
    [403, {}, 'This is no longer possible for this booking. Call the rental company.'],
    [429, { 'retry-after': '60' }, /^Too many attempts\. Try again in 60 seconds/],
    [500, {}, 'It may have been sent. You can safely try again.'],
  ])(
    'stays in the form with the reason after a response with status %s',
    async (status, headers, reason) => {
      const { waiting } = await showMessages()
      await fill('Your message', 'Thank you!')
      await click('button', 'Send message')
      await settle(() => waiting(SEND_MESSAGE_CALL).answer(status, {}, { ...headers }))
      expect(await screen.findByText(reason)).toBeVisible()
      expect(getMessageField()).toHaveValue('Thank you!')
    },
  )

  it('stays in the form when the network is lost, and can be sent again', async () => {
    const { waiting } = await showMessages()
    await fill('Your message', 'Thank you!')
    await click('button', 'Send message')
    await settle(() => waiting(SEND_MESSAGE_CALL).lose())
    expect(await screen.findByText(/You can safely try again/)).toBeVisible()
    await click('button', 'Send message')
    await settle(() => waiting(SEND_MESSAGE_CALL).answer(200, SENT_MESSAGE))
    expect(getMessageField()).toHaveValue('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is marked as invalid when the server rejects its text', async () => {
    const { waiting } = await showMessages()
    await fill('Your message', 'Thank you!')
    await click('button', 'Send message')
    const errors = [{ pointer: '/text', code: 'invalid-request' }]
    await settle(() => waiting(SEND_MESSAGE_CALL).answer(400, { code: 'invalid-request', errors }))
    await waitFor(() => expect(getMessageField()).toBeInvalid())
  })

  it.each([
    ['', 'Please fill in the field: Your message'],
    ['x'.repeat(2001), 'Too long: up to 2000 characters.'],
  ])('shows the reason when it is empty or too long (%#)', async (text, reason) => {
    const { calls } = await showMessages()
    await fill('Your message', text)
    await click('button', 'Send message')
    expect(screen.getAllByText(reason)[0]).toBeVisible()
    expect(calls.filter(({ name }) => name === SEND_MESSAGE_CALL)).toEqual([])
  })
})
