import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { createApi } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import { createCarPage, CARTHAGO, CLIO, DUSTER, JASMIN, TUNIS } from '#testing/fleet.ts'

import type { SearchResults } from '../../src/features/search/results/car-results.ts'
import { SearchPage } from '../../src/features/search/search-page.tsx'
import { readChoices } from '../../src/features/search/search-params.ts'

const [{ facets }] = createCarPage([CLIO, DUSTER])
const location = { id: TUNIS._id, name: TUNIS.name, timeZone: 'Africa/Tunis' }
const variants = [
  CLIO,
  DUSTER,
  { ...CLIO, _id: '66aa00000000000000000032', name: 'Fiat 500', comingSoon: true },
  { ...CLIO, _id: '66aa00000000000000000033', name: 'Kia Picanto', fullyBooked: true },
  { ...DUSTER, _id: '66aa00000000000000000034', name: 'VW Caddy', availability: 'taken' as const },
]

const searchResults: SearchResults = {
  status: 'ready',
  cars: variants,
  total: variants.length,
  facets: facets ?? null,
  lowestTotals: { mini: 150, midi: 297 },
  widest: null,
  suppliers: [CARTHAGO, JASMIN],
  error: null,
  retry: fn(),
  more: null,
}

const createDay = (from: number, cars: number, lowestTotal?: number) => ({
  from: `2026-06-0${from}T09:00:00.000Z`,
  to: `2026-06-${String(from + 6).padStart(2, '0')}T09:00:00.000Z`,
  cars,
  ...(lowestTotal !== undefined && { lowestTotal }),
})
const nearbyOffers = {
  days: [createDay(1, 5, 280), createDay(2, 4, 290.5), createDay(3, 0), createDay(4, 12, 245)],
  locations: [
    {
      _id: '66aa00000000000000000021',
      name: 'Sidi Bou Saïd',
      kilometres: 17,
      cars: 3,
      lowestTotal: 312,
    },
    {
      _id: '66aa00000000000000000022',
      name: 'Bizerte',
      kilometres: 58,
      cars: 12,
      lowestTotal: 260,
    },
  ],
}

const meta = {
  title: 'Search/Search page',
  component: SearchPage,
  args: {
    api: createApi({ host: '' }),
    trip: {
      pickUp: TUNIS._id,
      dropOff: TUNIS._id,
      from: '2026-06-01T10:00',
      to: '2026-06-07T10:00',
    },
    pickUp: location,
    dropOff: location,
    choices: readChoices({}),
    results: searchResults,
    nearby: nearbyOffers,
    settings: {
      pageSize: 15,
      scrollOffset: null,
      hidesSuppliers: false,
      deposits: [250_000, 500_000, 750_000],
    },
    onChoose: fn(() => Promise.resolve()),
    onCompare: fn(() => Promise.resolve()),
    onTrip: fn(),
  },
} satisfies Meta<typeof SearchPage>
export default meta

type Story = StoryObj<typeof meta>

/** Every kind of card: bookable, new, coming soon, fully booked, booked on these dates. */
export const Results: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Select' })).toHaveLength(2)
  },
}

/** The active filters are shown above the list. */
export const Narrowed: Story = {
  tags: ['nightly'],
  args: { choices: readChoices({ size: 'mini.midi', rating: '4', deposit: '500' }) },
}

/** Two cars selected for comparison. */
export const Comparing: Story = {
  args: { choices: { ...readChoices({}), compared: [CLIO._id, DUSTER._id] } },
}

/** Shows the filter that hides the most cars, and a button to remove it. */
export const Empty: Story = {
  args: {
    choices: readChoices({ rating: '4', gearbox: 'automatic' }),
    results: { ...searchResults, cars: [], total: 0, widest: { filter: 'gearbox', without: 17 } },
  },
}

/** The location has no cars on these dates. */
export const EmptyWithoutFilters: Story = {
  tags: ['nightly'],
  args: { results: { ...searchResults, cars: [], total: 0 } },
}

export const Loading: Story = {
  tags: ['nightly'],
  args: { results: { ...searchResults, status: 'loading', cars: [], total: 0, facets: null } },
}

/** The old list stays, dimmed, until the next one arrives. */
export const Refreshing: Story = {
  tags: ['nightly'],
  args: { results: { ...searchResults, status: 'refreshing' } },
}

export const Failed: Story = {
  tags: ['nightly'],
  args: {
    results: {
      ...searchResults,
      status: 'failed',
      cars: [],
      total: 0,
      error: new ApiProblem({ kind: 'network' }),
    },
  },
}

export const Offline: Story = {
  tags: ['nightly'],
  args: { results: { ...searchResults, status: 'offline' } },
}

/** Loads more results on request, without pagination. */
export const Endless: Story = {
  tags: ['nightly'],
  args: { results: { ...searchResults, more: fn() } },
}

/** The operator hides suppliers. */
export const WithoutSuppliers: Story = {
  tags: ['nightly'],
  args: {
    settings: { pageSize: 2, scrollOffset: null, hidesSuppliers: true, deposits: [250_000] },
  },
}
