import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'

describe('the about page', () => {
  // @sets siteName
  it('shows the site name, and links to the search and contact pages', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, null) })
    await openApp('/about', 'en', { siteName: 'Rihla' })

    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    expect(screen.getByText(/^Rihla helps you rent/)).toBeVisible()
    const main = screen.getByRole('main')
    const leads = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(leads).toEqual(['/', '/contact'])
  })
})
