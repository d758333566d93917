import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'

import { createApi } from '#api/client.ts'
import { positionsQuery } from '#api/queries/locations.query.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { SIDI_BOU_SAID, TUNIS, TUNISIA } from '#testing/fleet.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { LocationsPage } from '../../src/features/locations/locations-page.tsx'
import { onScreen } from '../screens.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

const api = createApi({ host: '' })

/** Fills the query cache with the position of a location. */
function CachedPosition({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { language } = usePreferences()
  useState(() => {
    queryClient.setQueryData(positionsQuery(api, language).queryKey, [
      { _id: TUNIS._id, name: TUNIS.name, country: TUNISIA._id, latitude: 36.85, longitude: 10.22 },
    ])
  })
  return children
}

const meta = {
  title: 'Pages/Locations',
  component: LocationsPage,
  decorators: [
    (Locations) => (
      <CachedPosition>
        <Locations />
      </CachedPosition>
    ),
  ],
  args: {
    api,
    rules: {
      now: new Date('2026-05-20T08:00:00.000Z'),
      settings: DEFAULT_SETTINGS,
      zone: getDefaultTimeZone(),
    },
    countries: [
      {
        ...TUNISIA,
        locationsSize: 2,
        locations: [
          { _id: TUNIS._id, name: TUNIS.name, country: TUNISIA._id, dailyPrice: 52 },
          { ...SIDI_BOU_SAID, country: TUNISIA._id, dailyPrice: null },
        ],
      },
    ],
    keyword: '',
    onKeyword: fn(),
  },
} satisfies Meta<typeof LocationsPage>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Chosen: Story = {
  args: {
    chosen: {
      ...TUNIS,
      parkingSpots: [
        { _id: '66aa00000000000000000024', name: 'Hall A', latitude: 36.85, longitude: 10.22 },
      ],
      fleet: [
        { range: 'mini', dailyPrice: 52 },
        { range: 'maxi', dailyPrice: 124.5 },
      ],
    },
  },
}
export const NotAmongThem: Story = { tags: ['nightly'], args: { chosen: null } }
export const None: Story = { tags: ['nightly'], args: { countries: [] } }
export const OnAPhone: Story = {
  tags: ['nightly'],
  ...Chosen,
  globals: onScreen('narrow'),
}
