import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { renderPage, settle } from '#testing/page.tsx'

import { RetryButton } from './retry-button.tsx'

it('a retry button shows that it is busy until the attempt settles, and ignores further presses', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onRetry = vi.fn<() => Promise<void>>(() => promise)
  renderPage(<RetryButton onRetry={onRetry} />)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Trying again…' }))
  expect(onRetry).toHaveBeenCalledOnce()

  await settle(resolve)
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
})
