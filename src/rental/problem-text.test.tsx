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
it('a rate-limit message counts down the wait, then reports that the user can try again', () => {
  renderPage(<ProblemText problem={tooMany(40)} />)
  expect(screen.getByRole('timer')).toHaveTextContent('Too many attempts. Try again in 40 seconds.')
  pass(39)
  expect(screen.getByRole('timer')).toHaveTextContent('Try again in 1 second.')
  pass(1)
  expect(screen.getByText('You can try again now.')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('a rate-limit message updates immediately in a tab that was suspended', () => {
  renderPage(<ProblemText problem={tooMany(40)} />)
  vi.setSystemTime(Date.now() + 30_000)
  pass(1)
  expect(screen.getByRole('timer')).toHaveTextContent('Try again in 9 seconds.')
})

it('a rate-limit message asks to wait a few minutes when the server sends no time', () => {
  renderPage(<ProblemText problem={tooMany()} />)
  expect(screen.getByText('Too many attempts. Try again in a few minutes.')).toBeVisible()
})

const failed = { kind: 'http' as const, status: 500, code: 'internal', requestId: 'f47ac10b-58cc' }

// @shows OPS-20
it("a server failure shows the reference that is in the server's log", () => {
  renderPage(<ProblemText problem={failed} />)
  expect(screen.getByText('Support reference: f47ac10b-58cc')).toBeVisible()
})

it('a refusal shows no reference', () => {
  renderPage(<ProblemText problem={{ ...failed, status: 409 }} />)
  expect(screen.queryByText(/reference/)).toBeNull()
})
