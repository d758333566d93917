import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { BookingThread } from '#api/queries/messages.query.ts'
import type { ControlledFetch } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import {
  getMessageField,
  prepareMessages,
  READ_THREAD_CALL,
  SEND_MESSAGE_CALL,
  showMessages,
  type ShowMessagesOptions,
} from '../testing/message-page.tsx'
import { ANSWER, EMPTY_THREAD, QUESTION, SENT_MESSAGE, THREAD } from '../testing/messages.ts'
import { SUPPLIER_STAFF } from '../testing/staff.ts'

prepareMessages()

async function answerReadCall(waiting: ControlledFetch['waiting'], status: number, body: object) {
  const call = await waitFor(() => waiting(READ_THREAD_CALL))
  await settle(() => call.answer(status, body))
}

const findLog = () => screen.findByRole('log', { name: 'Messages' })
const queryForm = () => screen.queryByRole('form', { name: 'Send a message' })
const listItemTexts = async () =>
  within(await findLog())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// @shows BOOKING-43
describe('the messages about a booking', () => {
  it('are shown oldest first, with author and local time at the pick-up location', async () => {
    await showMessages()
    const [first, second] = await listItemTexts()
    expect(first).toMatch(/^You.*2\sMay\s2027,\s0?9:05.*car park/)
    expect(second).toMatch(/^Jasmin Auto.*10:10.*free of charge\.$/)
    expect(screen.getByText(/All times are local \(Tunis\)/)).toBeVisible()
  })

  it('show both sides’ names to staff, who can write to the customer', async () => {
    await showMessages({ viewer: SUPPLIER_STAFF })
    const [first, second] = await listItemTexts()
    expect(first).toMatch(/^Amira Ben Salah/)
    expect(second).toMatch(/^Jasmin Auto/)
    expect(queryForm()).toBeVisible()
  })

  it('are sent once and added to the list, which gets the focus', async () => {
    const messages: BookingThread['messages'] = []
    const { calls, waiting } = await showMessages({ thread: { ...EMPTY_THREAD, messages } })
    expect(await findLog()).toHaveTextContent('Write to the rental company about this booking.')
    await fill('Your message', ' Thank\tyou! ')
    await click('button', 'Send message')
    await click('button', 'Sending…')
    expect(calls.filter(({ name }) => name === SEND_MESSAGE_CALL).map(({ body }) => body)).toEqual([
      { text: 'Thank you!' },
    ])
    messages.push(SENT_MESSAGE)
    await settle(() => waiting(SEND_MESSAGE_CALL).answer(200, SENT_MESSAGE))
    expect(await screen.findByRole('listitem')).toHaveTextContent('Thank you!')
    await waitFor(() => expect(getMessageField()).toHaveValue(''))
    expect(await findLog()).toHaveFocus()
  })

  it('include new messages after a refetch', async () => {
    const { waiting } = await showMessages({ thread: null })
    await answerReadCall(waiting, 200, { ...THREAD, messages: [QUESTION] })
    await waitFor(async () => expect(await listItemTexts()).toHaveLength(1))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await settle(() => window.dispatchEvent(new Event('visibilitychange')))
    await answerReadCall(waiting, 200, { ...THREAD, messages: [QUESTION, ANSWER] })
    await waitFor(async () => expect(await listItemTexts()).toHaveLength(2))
  })

  it('are scrolled into view when the URL contains their hash', async () => {
    // jsdom has no layout.
    const scrollIntoView = vi.fn<(this: Element) => void>()
    Element.prototype.scrollIntoView = scrollIntoView
    await showMessages()
    expect(scrollIntoView).not.toHaveBeenCalled()
    cleanup()
    location.hash = '#messages'
    await showMessages()
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('messages')])
    location.hash = ''
  })

  it('can be loaded again after a failure', async () => {
    const { waiting } = await showMessages({ thread: null })
    expect(document.querySelector('[aria-busy]')).toBeVisible()
    await answerReadCall(waiting, 404, { code: 'not-found' })
    expect(await screen.findByText('We couldn’t load the messages')).toBeVisible()
    await click('button', 'Try again')
    await answerReadCall(waiting, 200, THREAD)
    expect(await listItemTexts()).toHaveLength(2)
  })

  it('can be sent by guests, who must reopen the link once access has expired', async () => {
    const viewer = { status: 'anonymous', user: null } as const
    const { waiting } = await showMessages({ viewer, booking: { isGuest: true } })
    await fill('Your message', 'Thank you!')
    await click('button', 'Send message')
    await settle(() => waiting(SEND_MESSAGE_CALL).answer(401, { code: 'unauthenticated' }))
    expect(
      await screen.findByText(/Open the booking from the link in your email again/),
    ).toBeVisible()
  })

  it.each<[string, ShowMessagesOptions]>([
    ['on a backend without them', { backend: 'bookcars' }],
    ['to other customers', { booking: { driver: { ...FIAT_DETAIL.driver, _id: 'other' } } }],
    ['to visitors', { viewer: { status: 'anonymous', user: null } }],
  ])('are neither shown nor fetched %s', async (_, shown) => {
    const { calls } = await showMessages({ ...shown, thread: null })
    expect(screen.queryByRole('log')).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })
})

// @shows BOOKING-44
describe('messages with a closing time', () => {
  it('can still be read after that time, but no longer sent', async () => {
    vi.setSystemTime(THREAD.closesAt)
    await showMessages()
    expect(await listItemTexts()).toHaveLength(2)
    expect(queryForm()).not.toBeInTheDocument()
    expect(screen.getByText(/closed\. If you need help, call the rental company/)).toBeVisible()
  })

  it('stay open until that time even if the booking is cancelled', async () => {
    await showMessages({ booking: { status: 'cancelled' } })
    expect(await listItemTexts()).toHaveLength(2)
    expect(queryForm()).toBeVisible()
  })

  it.each<[string, Partial<Booking>, string]>([
    ['closed', {}, THREAD.closesAt],
    ['unpaid', { status: 'void' }, '2027-05-02T10:00:00Z'],
  ])('are not shown when there are none and they are %s', async (_, booking, now) => {
    vi.setSystemTime(now)
    await showMessages({ thread: EMPTY_THREAD, booking })
    expect(screen.queryByText('Messages')).not.toBeInTheDocument()
  })
})
