import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { NoticeTime } from './notice-time.tsx'

/** By the reader's own clock. */
const AT = new Date(2020, 4, 20, 7, 43).toISOString()

it.each(['en', 'fr', 'es'] as const)('writes the hour in two digits: %s', (language) => {
  renderPage(<NoticeTime at={AT} isRead />, { preferences: { language } })

  expect(screen.getByText(/\b07:43$/)).toHaveAttribute('title', expect.stringMatching(/\b07:43$/))
})
