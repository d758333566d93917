import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { ProblemText } from './problem-text.tsx'

const tooMany = (retryAfter?: number) => ({
  kind: 'http' as const,
  status: 429,
  ...(retryAfter && { retryAfter }),
})

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

beforeEach(() => {
  vi.useFakeTimers()
})

// @shows FORM-17
it('the text of a refusal for the time being counts down how long to wait, and then says that it may be tried again', () => {
  renderPage(<ProblemText problem={tooMany(40)} />)
  expect(screen.getByRole('timer')).toHaveTextContent('Too many attempts. Try again in 40 seconds.')
  pass(39)
  expect(screen.getByRole('timer')).toHaveTextContent('Try again in 1 second.')
  pass(1)
  expect(screen.getByText('You can try again now.')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('the text of a refusal for the time being is right at once in a tab that has slept', () => {
  renderPage(<ProblemText problem={tooMany(40)} />)
  vi.setSystemTime(Date.now() + 30_000)
  pass(1)
  expect(screen.getByRole('timer')).toHaveTextContent('Try again in 9 seconds.')
})

it('the text of a refusal for the time being asks for a few minutes where nobody says how long', () => {
  renderPage(<ProblemText problem={tooMany()} />)
  expect(screen.getByText('Too many attempts. Try again in a few minutes.')).toBeVisible()
})

const failed = { kind: 'http' as const, status: 500, code: 'internal', requestId: 'f47ac10b-58cc' }

// @shows OPS-20
it('names a failure of the server as its log does', () => {
  renderPage(<ProblemText problem={failed} />)
  expect(screen.getByText('Support reference: f47ac10b-58cc')).toBeVisible()
})

it('names no refusal', () => {
  renderPage(<ProblemText problem={{ ...failed, status: 409 }} />)
  expect(screen.queryByText(/Reference/)).toBeNull()
})
