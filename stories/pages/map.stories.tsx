import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import { DEFAULT_MAP } from '#rental/map/map-settings.ts'
import { MarkerMap } from '#rental/map/marker-map.tsx'
import { OperatorSettings, DEFAULT_OPERATOR_SETTINGS } from '#rental/operator-settings.ts'

const TUNIS = { id: 'tunis', name: 'Tunis', latitude: 36.8, longitude: 10.18 }
const TOZEUR = { id: 'tozeur', name: 'Tozeur', latitude: 33.92, longitude: 8.13 }
const ALGIERS = { id: 'algiers', name: 'Alger', latitude: 36.69, longitude: 3.21 }
const AIRPORT = { id: 'airport', name: 'Tunis-Carthage', latitude: 36.851, longitude: 10.227 }
const CAR_PARK = { ...AIRPORT, id: 'p1', name: 'P1', latitude: 36.8512, kind: 'parking' as const }

const meta = {
  title: 'Parts/Map',
  component: MarkerMap,
  args: { label: 'Locations', markers: [TUNIS, TOZEUR, ALGIERS] },
} satisfies Meta<typeof MarkerMap>

export default meta
type Story = StoryObj<typeof meta>
type PlayFunction = NonNullable<Story['play']>

/**
 * Returns a play function that activates a marker with the keyboard. The marker is a button named after its
 * location.
 */
const pressMarker =
  (name: string | RegExp): PlayFunction =>
  async ({ canvasElement }) => {
    const marker = await within(canvasElement).findByRole('button', { name })
    marker.focus()
    await userEvent.keyboard('{Enter}')
  }

/** Finds the popup of the selected marker. */
const findPopup = (canvas: HTMLElement) =>
  within(canvas).findByRole('group', { name: 'Chosen on the map' })

export const Locations: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tozeur' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
  },
}
/** The popup receives focus when it opens, and the marker receives it back when the popup closes. */
export const Pressed: Story = {
  tags: ['in-english', 'nightly'],
  play: async (context) => {
    await pressMarker('Tunis')(context)
    const popup = await findPopup(context.canvasElement)
    await expect(popup).toHaveTextContent('Tunis')
    await waitFor(() => expect(popup).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('button', { name: 'Tunis' })).toHaveFocus(),
    )
    await pressMarker('Tunis')(context)
  },
}
/** Markers show the daily price; the marker of several locations shows the lowest. */
export const Prices: Story = {
  tags: ['in-english'],
  args: {
    markers: [
      { ...TUNIS, price: 'from 52 TND', amount: 52 },
      { ...AIRPORT, price: 'from 34 TND', amount: 34 },
      { ...TOZEUR, price: 'from 60 TND', amount: 60 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Tozeur, from 60 TND' }),
    ).toHaveTextContent('Tozeurfrom 60 TND')
    await expect(canvas.getByRole('button', { name: /^2 locations/ })).toHaveTextContent(
      'from 34 TND',
    )
  },
}
/** The popup lists all locations at the same position. */
export const InOneSpot: Story = {
  args: { markers: [AIRPORT, CAR_PARK], isClose: true },
  tags: ['in-english', 'nightly'],
  play: async (context) => {
    await waitFor(async () => {
      await pressMarker('2 locations. Zoom in')(context)
      const popup = await findPopup(context.canvasElement)
      await expect(popup).toHaveTextContent('Tunis-CarthageP1')
    })
  },
}
export const Crowded: Story = {
  args: {
    markers: Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      name: `Place ${index}`,
      latitude: 30 + ((index * 7) % 1000) / 130,
      longitude: (index % 997) / 50 - 5,
    })),
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    const markers = await canvas.findAllByRole('button', { name: /locations. Zoom in/ })
    await expect(markers.length).toBeLessThan(400)
  },
}
export const OutsideOfTheLand: Story = {
  args: {
    markers: [TUNIS, { id: 'bogota', name: 'Bogotá', latitude: 4.7, longitude: -74.1 }],
  },
  tags: ['in-english', 'nightly'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1 location isn’t on the map. See the list.'),
    ).toBeVisible()
  },
}
export const WithoutPositions: Story = {
  args: { markers: [{ id: 'nowhere', name: 'Nowhere' }] },
  tags: ['in-english', 'nightly'],
  play: OutsideOfTheLand.play,
}
export const None: Story = { tags: ['nightly'], args: { markers: [] } }
export const Failed: Story = {
  args: { failed: { error: new ApiProblem({ kind: 'network' }), retry: fn() } },
  tags: ['in-english', 'nightly'],
  play: async ({ args: { failed }, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failed?.retry).toHaveBeenCalledOnce()
  },
}
/** The configured tile server does not respond. */
export const WithoutPictures: Story = {
  tags: ['in-english', 'nightly'],
  decorators: [
    (Map) => (
      <OperatorSettings
        value={{
          ...DEFAULT_OPERATOR_SETTINGS,
          map: { ...DEFAULT_MAP, tiles: { url: '/none/{z}/{x}/{y}.png', attribution: '© Tiles' } },
        }}
      >
        <Map />
      </OperatorSettings>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The map isn’t available right now.')).toBeVisible()
    await expect(canvas.getByText(/© Tiles/)).toBeVisible()
  },
}
