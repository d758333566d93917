import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { NO_FILTERS } from '#api/links/car-filters.ts'
import { createCarPage, CARTHAGO, CLIO, DUSTER, JASMIN } from '#testing/fleet.ts'

import { onScreen } from '../screens.ts'
import { FilterSheet } from '../../src/features/search/filters/filter-sheet.tsx'

const [{ facets }] = createCarPage([CLIO, DUSTER])

const meta = {
  title: 'Search/Filter sheet',
  component: FilterSheet,
  // On wide screens the filters are beside the list instead.
  globals: onScreen('phone'),
  args: {
    filters: NO_FILTERS,
    facets: facets ?? null,
    isAnswered: true,
    suppliers: [CARTHAGO, JASMIN],
    showsSuppliers: true,
    deposits: [250_000, 500_000, 750_000],
    total: 2,
    includesBooked: false,
    onBooked: fn(),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FilterSheet>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is selected yet: the button shows the number of cars. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

/** Some filters are selected, and one car matches them. */
export const Narrowed: Story = {
  tags: ['nightly'],
  args: { filters: { ...NO_FILTERS, ranges: ['mini'], pricePerDay: 50_000, rating: 4 }, total: 1 },
}

/** A list is loading: its number of cars is unknown. */
export const Counting: Story = { tags: ['nightly'], args: { total: null } }

/** The backend sends no counts. */
export const WithoutCounts: Story = { tags: ['nightly'], args: { facets: null, total: 12 } }
