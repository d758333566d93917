import type { Meta, StoryObj } from '@storybook/react-vite'

import { OfflinePage } from '../../src/features/offline/offline-page.tsx'
import { onScreen } from '../screens.ts'

const TUNIS = { pickup: '66aa00000000000000000020', pickupName: 'Tunis-Carthage' }
const DJERBA = { dropoff: '66aa00000000000000000021', dropoffName: 'Djerba-Zarzis' }

const meta = {
  title: 'Pages/Without a network',
  component: OfflinePage,
  args: {
    bookings: [
      { id: '66aa00000000000000000098', car: 'Fiat Panda', from: '2026-06-01T10:00' },
      { id: '66aa00000000000000000099', car: 'Renault Clio', from: '2026-07-12T09:30' },
    ],
    searches: [
      { ...TUNIS, ...DJERBA, from: '2026-06-01T10:00', to: '2026-06-08T10:00' },
      {
        ...TUNIS,
        dropoff: TUNIS.pickup,
        dropoffName: TUNIS.pickupName,
        from: '2026-06-01T10:00',
        to: '2026-06-03T10:00',
      },
    ],
    onRetry: () => undefined,
    onForget: () => undefined,
  },
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

export const BookingsAndSearches: Story = {}
export const NothingKept: Story = { args: { bookings: [], searches: [] } }
export const OnAPhone: Story = { globals: onScreen('narrow') }
