import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { ViewerProvider } from '#rental/viewer.tsx'
import { Page } from '#ui/page/page.tsx'

import {
  RunningLate,
  type RunningLateProps,
} from '../../src/features/bookings/arrival/running-late.tsx'
import {
  AMIRA_VIEWER,
  TRIP_DETAILS,
  FIAT_DETAIL,
} from '../../src/features/bookings/testing/bookings.ts'

interface ScreenProps extends Omit<RunningLateProps, 'booking'> {
  /** Minutes from now until the pick-up. */
  minutes: number
  booking?: Partial<Booking>
  supplier?: Partial<Booking['supplier']>
}

const getTimeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

function Screen({ minutes, booking, supplier, onReport }: ScreenProps) {
  const trip = { from: getTimeIn(minutes), to: getTimeIn(minutes + 3000) }
  const contact = { ...FIAT_DETAIL.supplier, phone: '+216 71 000 101', ...supplier }
  const whole = { ...FIAT_DETAIL, ...trip, supplier: contact, ...booking }

  return (
    <ViewerProvider viewer={AMIRA_VIEWER}>
      <Page width="narrow">
        <RunningLate booking={whole} onReport={onReport} />
      </Page>
    </ViewerProvider>
  )
}

const meta = {
  title: 'Bookings/Running late',
  component: Screen,
  args: { minutes: 30, supplier: { keepsCarMinutes: 60 }, onReport: () => Promise.resolve() },
  tags: ['nightly'],
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function submitReport(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button'))
  const arrival = (await canvas.findByRole('form')).querySelector('input')
  const value = toWallClock(getTimeIn(90), 'Africa/Tunis')
  if (arrival) await fireEvent.change(arrival, { target: { value } })
  await userEvent.click(canvas.getAllByRole('button')[0] ?? canvas.getByRole('form'))
}

export const Offered: Story = {}

/** The backend does not report how long the supplier holds the car. */
export const WithoutRule: Story = { args: { supplier: {} } }

export const Reporting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('form')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { onReport: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await submitReport(canvas)
    await expect(within(canvas.getByRole('form')).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Failed: Story = {
  args: {
    onReport: () => Promise.reject(new ApiProblem({ kind: 'http', status: 429, retryAfter: 300 })),
  },
  play: async ({ canvas }) => {
    await submitReport(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Reported: Story = {
  args: {
    booking: {
      tripDetails: {
        ...TRIP_DETAILS,
        expectedArrival: getTimeIn(90),
        delayReported: getTimeIn(-5),
        delayNote: 'There is a strike at the airport.',
      },
    },
  },
}

/** After the pick-up time, the phone number is shown first. */
export const AfterPickUp: Story = { args: { minutes: -1 }, tags: ['!nightly'] }

export const AfterPickUpWithoutPhone: Story = {
  args: { minutes: -1, supplier: { keepsCarMinutes: 60, phone: null } },
}
