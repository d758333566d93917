import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { expect, fn } from 'storybook/test'

import { createApi } from '#api/client.ts'
import { countriesQuery, locationPagesQuery, positionsQuery } from '#api/queries/locations.query.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { suppliersQuery } from '#api/queries/suppliers.query.ts'
import { CARTHAGO, JASMIN, SETTINGS, TUNIS, TUNISIA } from '#testing/fleet.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { colors } from '#ui/style/tokens.ts'

import { HomePage } from '../../src/features/home/home-page.tsx'
import { clickWithPointer } from '../pointer.ts'
import { onScreen } from '../screens.ts'

const { _id, name, timeZone } = TUNIS
const TUNIS_OF_TUNISIA = { _id, name, timeZone, country: TUNISIA._id }
const api = createApi({ host: '' })

/** Fills the query cache with responses. */
function CachedResponses({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { language } = usePreferences()
  useState(() => {
    queryClient.setQueryData(settingsQuery(api).queryKey, SETTINGS)
    queryClient.setQueryData(suppliersQuery(api).queryKey, [CARTHAGO, JASMIN])
    queryClient.setQueryData(countriesQuery(api, language, 4).queryKey, [
      { ...TUNISIA, locationsSize: 1, locations: [TUNIS_OF_TUNISIA] },
    ])
    queryClient.setQueryData(positionsQuery(api, language).queryKey, [
      { ...TUNIS_OF_TUNISIA, latitude: 36.85, longitude: 10.22 },
    ])
    queryClient.setQueryData(locationPagesQuery(api, language, 'Atlantis', 30).queryKey, {
      pages: [{ rows: [], total: 0 }],
      pageParams: [1],
    })
  })
  return children
}

const meta = {
  title: 'Home/Home page',
  component: HomePage,
  args: {
    api,
    settings: SETTINGS,
    hidesSuppliers: false,
    minLocations: 4,
    contactEmail: 'contact@masar.example',
    onSearch: fn(),
  },
} satisfies Meta<typeof HomePage>
export default meta

type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  decorators: [
    (Home) => (
      <CachedResponses>
        <Home />
      </CachedResponses>
    ),
  ],
  tags: ['in-english'],
  play: async ({ canvas }) => {
    scrollTo({ top: innerHeight })
    await expect(
      await canvas.findByRole('link', { name: /^Mini car.*From 52\sTND per day$/ }),
    ).toBeVisible()
  },
}

/** No response has arrived: the form works anyway. */
export const Unanswered: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('button', { name: 'Search' })
    await expect(search).toHaveStyle({ backgroundColor: colors.primary.DEFAULT.value.base })
  },
}

/** Shows all errors of the form at once. */
export const FormWithErrors: Story = {
  tags: ['in-english', 'nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fix errors')
  },
}

const PHONE_SCREEN = onScreen('narrow')
const WIDE_SCREEN = onScreen('wide')

/** The location field's suggestions and errors do not cover the form, and nothing moves under the pointer. */
const unknownLocationStory: Story = {
  decorators: [
    (Home) => (
      <CachedResponses>
        <Home />
      </CachedResponses>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const location = canvas.getByRole('combobox', { name: 'Pick-up location' })
    await userEvent.type(location, 'Atlantis')
    await expect(await canvas.findByText(/^No matches/)).toBeVisible()
    const isReturn = canvas.getByRole('checkbox', { name: 'Return to same location' })
    await clickWithPointer(isReturn)
    await expect(isReturn).not.toBeChecked()
    await expect(canvas.getByText('Choose a location from the list.')).toBeVisible()
    await clickWithPointer(isReturn)
    await expect(isReturn).toBeChecked()
  },
}

const calendarStory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }))
    await expect(await canvas.findByRole('dialog', { name: 'Dates' })).toBeVisible()
    const [month] = await canvas.findAllByRole('grid')
    await expect(month).toBeVisible()
  },
}

// Storybook reads tags statically, so each story repeats them.
export const Calendar: Story = { ...calendarStory, tags: ['in-english'], globals: WIDE_SCREEN }
export const CalendarOnAPhone: Story = {
  ...calendarStory,
  tags: ['in-english', 'nightly'],
  globals: PHONE_SCREEN,
}

// @shows HOME-3
export const LocationOfNoSuchName: Story = {
  ...unknownLocationStory,
  tags: ['in-english', 'nightly'],
  globals: WIDE_SCREEN,
}
/** On a phone the list fills the screen and has to be closed first. */
export const LocationOfNoSuchNameOnAPhone: Story = {
  ...unknownLocationStory,
  tags: ['in-english', 'nightly'],
  globals: PHONE_SCREEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Pick-up location' }), 'Atlantis')
    await expect(await canvas.findByText(/^No matches/)).toBeVisible()
    await clickWithPointer(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.tab()
    await expect(await canvas.findByText('Choose a location from the list.')).toBeVisible()
  },
}
