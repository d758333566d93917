import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SETTINGS } from '#testing/fleet.ts'

async function openFaq(address = '/faq') {
  controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
  const app = await openApp(address)
  await screen.findByRole('heading', { level: 1, name: 'FAQ' })
  return app
}

const main = () => within(screen.getByRole('main'))
const box = () => screen.getByRole('searchbox', { name: 'Search questions' })
const isAnswerOpen = (title: string) => main().getByText(title).closest('details')?.open

describe('the FAQ page', () => {
  // @shows PAGE-21
  it('has a title, and a heading for each topic', async () => {
    await openFaq()

    expect(document.title).toBe('FAQ - Masar')
    const topics = main().getAllByRole('heading', { level: 2 })
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      'Documents',
      'Delivery and pick-up',
      'Age',
      'Cancellation and changes',
      'Prices and payment',
      'On the road',
      'Your account',
    ])
  })

  // @shows BOOK-6, BOOK-39
  it('contains the notice period from the operator’s settings, and the minimum age', async () => {
    await openFaq()

    expect(await main().findByText(/must be at least 2 hours after you book/)).toBeInTheDocument()
    expect(main().getByText(/^At least 21 years on the day of pick-up/)).toBeInTheDocument()
  })

  it('opens the question in the URL, and moves the focus there', async () => {
    await openFaq('/faq#deposit')

    expect(isAnswerOpen('What is the deposit for?')).toBe(true)
    expect(main().getByText('What is the deposit for?')).toHaveFocus()
    expect(isAnswerOpen('How can I pay?')).toBe(false)
  })

  it('writes the open question to the URL', async () => {
    const { router } = await openFaq('/faq?q=pay')
    await userEvent.click(main().getByText('How can I pay?'))

    await waitFor(() => expect(router.state.location.href).toBe('/faq?q=pay#pay'))
    expect(isAnswerOpen('How can I pay?')).toBe(true)
  })

  it('shows a notice when the question in the URL is unknown', async () => {
    await openFaq('/faq#helicopters')

    expect(main().getByText('Question not found')).toBeVisible()
  })

  it('filters questions by keywords, and writes the keywords to the URL', async () => {
    const { router } = await openFaq()
    await userEvent.type(box(), 'deposit fines')

    expect(main().getByRole('status')).toHaveTextContent('1 question')
    expect(main().getByText('What is the deposit for?')).toBeVisible()
    expect(main().queryByText('How can I pay?')).toBeNull()
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'deposit fines' }))
  })

  it('filters questions by the keyword in the URL until the search is cleared', async () => {
    await openFaq('/faq?q=helicopter')

    expect(box()).toHaveValue('helicopter')
    expect(main().getByRole('status')).toHaveTextContent('No matching questions.')
    expect(main().getByRole('link', { name: 'Contact us' })).toBeVisible()
    await userEvent.clear(box())
    expect(main().getByText('How can I pay?')).toBeVisible()
    expect(main().getByRole('status')).toBeEmptyDOMElement()
  })

  it('treats a number in the URL as a keyword', async () => {
    await openFaq('/faq?q=42')
    expect(box()).toHaveValue('42')
    expect(main().getByRole('status')).toHaveTextContent('No matching questions.')
  })
})
