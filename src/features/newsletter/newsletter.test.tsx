import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { createDeferred } from '#testing/deferred.ts'
import { click, fill, renderPage, settle } from '#testing/page.tsx'

import { Newsletter } from './newsletter.tsx'

const EMAIL_LABEL = 'Email address'

type SubscribeHandler = (email: string) => Promise<void>

const field = () => screen.getByLabelText(EMAIL_LABEL)

function showNewsletter(onSubscribe: SubscribeHandler) {
  renderPage(<Newsletter contactEmail="contact@masar.example" onSubscribe={onSubscribe} />)
}

async function subscribe(onSubscribe: SubscribeHandler, email = 'ana@example.org') {
  showNewsletter(onSubscribe)
  await fill(EMAIL_LABEL, email)
  await click('button', 'Subscribe')
}

const makeRefusal = (problem: Problem) => () => Promise.reject(new ApiProblem(problem))

describe('the newsletter form', () => {
  // @shows PAGE-17
  it('shows that an email was sent, and moves the focus to this message', async () => {
    const onSubscribe = vi.fn<SubscribeHandler>(() => Promise.resolve())
    await subscribe(onSubscribe, ' ana@example.org ')

    expect(onSubscribe).toHaveBeenCalledExactlyOnceWith('ana@example.org')
    const thanks = screen.getByText(/^We’ve sent an email to ana@example\.org\./)
    expect(document.activeElement).toContainElement(thanks)
    expect(screen.queryByLabelText(EMAIL_LABEL)).not.toBeInTheDocument()
  })

  it.each([
    ['', `Please fill in the field: ${EMAIL_LABEL}`],
    ['ana@example', 'Invalid email address'],
  ])('does not subscribe “%s”, and shows an error at the field', async (email, message) => {
    const onSubscribe = vi.fn<SubscribeHandler>()
    await subscribe(onSubscribe, email)

    expect(field()).toHaveAccessibleDescription(message)
    expect(field()).toHaveFocus()
    expect(onSubscribe).not.toHaveBeenCalled()
  })

  it('sends one request, however often the button is pressed', async () => {
    const answer = createDeferred<void>()
    const onSubscribe = vi.fn<SubscribeHandler>(() => answer.promise)
    showNewsletter(onSubscribe)
    await fill(EMAIL_LABEL, 'ana@example.org')
    const button = screen.getByRole('button', { name: 'Subscribe' })
    await userEvent.dblClick(button)

    expect(onSubscribe).toHaveBeenCalledOnce()
    expect(button).toHaveTextContent('Subscribing…')
    expect(button).toHaveFocus()
    await settle(() => answer.resolve())
    expect(screen.getByText('Thank you.')).toBeVisible()
  })

  it.each<[Problem, RegExp]>([
    [{ kind: 'http', status: 403, code: 'foreign-origin' }, /Email us at contact@masar\.example\./],
    [{ kind: 'http', status: 429, retryAfter: 40 }, /Too many attempts\. Try again in 40 seconds/],
    [{ kind: 'http', status: 500 }, /Something went wrong! Try again later\./],
    [{ kind: 'http', status: 400, fields: ['/to'] }, /Something went wrong! Try again later\./],
    [{ kind: 'network' }, /couldn’t reach the server/],
    [{ kind: 'timeout' }, /took too long/],
  ])('keeps the address when subscribing fails: %j', async (problem, words) => {
    await subscribe(makeRefusal(problem))

    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('You’re not subscribed yet.')
    expect(alert).toHaveTextContent(words)
    expect(field()).toHaveValue('ana@example.org')
  })

  it.each<[Problem]>([
    [{ kind: 'http', status: 400, fields: ['/from'] }],
    [{ kind: 'http', status: 400 }],
  ])('shows an error at the field when the server rejects the address: %j', async (problem) => {
    await subscribe(makeRefusal(problem))

    expect(field()).toHaveAccessibleDescription('Invalid email address')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    await userEvent.type(field(), '.tn')
    expect(field()).not.toBeInvalid()
  })

  it('can be submitted again after a failure', async () => {
    const onSubscribe = vi.fn<SubscribeHandler>(() => Promise.resolve())
    onSubscribe.mockImplementationOnce(makeRefusal({ kind: 'network' }))
    await subscribe(onSubscribe)
    await click('button', 'Subscribe')

    expect(screen.getByText('Thank you.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
