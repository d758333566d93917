import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { NoticeTime } from './notice-time.tsx'

/** A time in the reader's own time zone. */
const CREATED_AT = new Date(2020, 4, 20, 7, 43).toISOString()

it.each(['en', 'fr', 'es'] as const)(
  'the time of a notification shows the hour with two digits: %s',
  (language) => {
    renderPage(<NoticeTime at={CREATED_AT} isRead />, { preferences: { language } })

    expect(screen.getByText(/\b07:43$/)).toHaveAttribute('title', expect.stringMatching(/\b07:43$/))
  },
)
