import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { createApi } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { CAR_CONDITIONS } from '#testing/conditions.ts'
import { CLIO_DETAIL, TUNIS } from '#testing/fleet.ts'

import { CarPage } from '../../src/features/car/car-page.tsx'

const trip: Trip = {
  pickUp: TUNIS._id,
  dropOff: TUNIS._id,
  from: '2026-06-01T10:00',
  to: '2026-06-07T10:00',
}

const meta = {
  title: 'Car/Car page',
  component: CarPage,
  args: {
    api: createApi({ host: '' }),
    car: CLIO_DETAIL,
    trip,
    zone: 'Africa/Tunis',
    locationName: TUNIS.name,
    start: { pickUp: { id: TUNIS._id, name: TUNIS.name } },
    today: '2026-05-20',
    showsSupplier: true,
    onTrip: fn(),
  },
} satisfies Meta<typeof CarPage>
export default meta

type Story = StoryObj<typeof meta>

export const Free: Story = {}

/** The supplier states the maximum cost of damage, and how the deposit can be paid. */
export const WithConditions: Story = {
  tags: ['nightly'],
  args: { car: { ...CLIO_DETAIL, conditions: CAR_CONDITIONS } },
}

/** Opened without dates: the form asks for them. */
export const WithoutDates: Story = { tags: ['nightly'], args: { trip: null } }

export const TakenOnTheseDates: Story = {
  args: { car: { ...CLIO_DETAIL, availability: 'taken' } },
}

export const ComingSoon: Story = {
  tags: ['nightly'],
  args: { car: { ...CLIO_DETAIL, comingSoon: true } },
}

export const FullyBooked: Story = {
  tags: ['nightly'],
  args: { car: { ...CLIO_DETAIL, fullyBooked: true } },
}

/** The trip is shorter than the supplier's minimum rental. */
export const TooFewDays: Story = {
  tags: ['nightly'],
  args: { trip: { ...trip, to: '2026-06-02T10:00' } },
}
