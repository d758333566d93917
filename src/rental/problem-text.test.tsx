import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { ProblemText } from './problem-text.tsx'

const createRateLimitProblem = (retryAfter?: number) => ({
  kind: 'http' as const,
  status: 429,
  ...(retryAfter && { retryAfter }),
})

const advanceSeconds = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

beforeEach(() => {
  vi.useFakeTimers()
})

// @shows FORM-17
it('a rate-limit message counts down, then shows that the user can try again', () => {
  renderPage(<ProblemText problem={createRateLimitProblem(40)} />)
  expect(screen.getByRole('timer')).toHaveTextContent('Too many attempts. Try again in 40 seconds.')
  advanceSeconds(39)
  expect(screen.getByRole('timer')).toHaveTextContent('Try again in 1 second.')
  advanceSeconds(1)
  expect(screen.getByText('You can try again now.')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('a rate-limit message updates immediately in a tab that was suspended', () => {
  renderPage(<ProblemText problem={createRateLimitProblem(40)} />)
  vi.setSystemTime(Date.now() + 30_000)
  advanceSeconds(1)
  expect(screen.getByRole('timer')).toHaveTextContent('Try again in 9 seconds.')
})

it('a rate-limit message asks the user to wait a few minutes when the server sends no time', () => {
  renderPage(<ProblemText problem={createRateLimitProblem()} />)
  expect(screen.getByText('Too many attempts. Try again in a few minutes.')).toBeVisible()
})

const SERVER_FAILURE = {
  kind: 'http' as const,
  status: 500,
  code: 'internal',
  requestId: 'f47ac10b-58cc',
}

// @shows OPS-20
it('a server failure shows the reference that identifies it in the log', () => {
  renderPage(<ProblemText problem={SERVER_FAILURE} />)
  expect(screen.getByText('Support reference: f47ac10b-58cc')).toBeVisible()
})

it('a refusal shows no reference', () => {
  renderPage(<ProblemText problem={{ ...SERVER_FAILURE, status: 409 }} />)
  expect(screen.queryByText(/reference/)).toBeNull()
})
