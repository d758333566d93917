import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { BookingFilters, BookingInList } from '#api/queries/bookings.query.ts'
import { click, renderPage } from '#testing/page.tsx'

import { AMIRA_VIEWER, FIAT } from '../testing/bookings.ts'
import { ListedBookings } from '../testing/listed-bookings.tsx'
import { NO_BOOKING_FILTERS } from './bookings-search.ts'

function show(filters: Partial<BookingFilters>, rows: BookingInList[] = [FIAT]) {
  renderPage(<ListedBookings rows={rows} filters={{ ...NO_BOOKING_FILTERS, ...filters }} />, {
    viewer: AMIRA_VIEWER,
  })
}

/** Returns what a screen reader announces for the focused element. */
const readFocusedName = () => {
  const at = document.activeElement
  return at?.getAttribute('aria-label') ?? (at?.textContent || at?.getAttribute('type'))
}

// @shows BOOKING-33
describe('the booking tabs', () => {
  it('are links that keep the keyword, and mark the current tab', () => {
    show({ tab: 'past', keyword: 'fiat', statuses: ['paid'] })

    const tabs = within(screen.getByRole('navigation', { name: 'Bookings to show' }))
    const links = tabs.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Current and upcoming', '/bookings?q=fiat'],
      ['Past', '/bookings?tab=past&q=fiat'],
      ['Cancelled', '/bookings?tab=cancelled&q=fiat'],
    ])
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[1]])
  })

  it('offer only statuses that bookings in the current tab can have', async () => {
    show({ tab: 'cancelled' }, [])
    await click('button', 'Filters')

    const boxes = await screen.findAllByRole('checkbox')
    const names = boxes.map((box) => box.parentElement?.textContent)
    expect(names).toEqual(['Payment not completed', 'Cancelled'])
  })

  // @shows A11Y-2
  it('come first in the tab order, before the keyword and the filters', async () => {
    show({ tab: 'upcoming' })
    const stops: (string | null | undefined)[] = []
    while (stops.length < 6) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after another
      await userEvent.tab()
      stops.push(readFocusedName())
    }

    expect(stops).toEqual([
      'Current and upcoming',
      'Past',
      'Cancelled',
      'search',
      'Search my bookings',
      'Filters',
    ])
  })

  it('have filters that can be opened and closed with the keyboard', async () => {
    show({ tab: 'upcoming' })
    const filters = screen.getByRole('button', { name: 'Filters' })
    filters.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveFocus()
    filters.focus()
    await userEvent.keyboard(' ')

    expect(screen.queryByRole('combobox', { name: 'Pick-up location' })).not.toBeInTheDocument()
  })

  it('are not shown to staff', () => {
    show({ tab: null })

    expect(screen.queryByRole('navigation', { name: 'Bookings to show' })).not.toBeInTheDocument()
  })

  it.each([
    ['upcoming', 'Your bookings will appear here.'],
    ['past', 'Rentals that have ended will appear here.'],
    ['cancelled', 'No cancelled bookings.'],
  ] as const)('explain an empty list: %s', (tab, sentence) => {
    show({ tab }, [])

    expect(screen.getByText(sentence)).toBeVisible()
  })
})
