import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { NoticeTime } from './notice-time.tsx'

/** In the reader's own time zone. */
const AT = new Date(2020, 4, 20, 7, 43).toISOString()

it.each(['en', 'fr', 'es'] as const)(
  'the time of a notification has two digits for the hour: %s',
  (language) => {
    renderPage(<NoticeTime at={AT} isRead />, { preferences: { language } })

    expect(screen.getByText(/\b07:43$/)).toHaveAttribute('title', expect.stringMatching(/\b07:43$/))
  },
)
