import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import { ViewerProvider } from '#rental/viewer.tsx'
import { Page } from '#ui/page/page.tsx'

import {
  ArrivalCard,
  type ArrivalCardProps,
} from '../../src/features/bookings/arrival/arrival-card.tsx'
import {
  AMIRA_VIEWER,
  TRIP_DETAILS,
  FIAT_DETAIL,
} from '../../src/features/bookings/testing/bookings.ts'

const Screen = (props: ArrivalCardProps) => (
  <ViewerProvider viewer={AMIRA_VIEWER}>
    <Page width="narrow">
      <ArrivalCard {...props} />
    </Page>
  </ViewerProvider>
)

const FILLED_BOOKING = { ...FIAT_DETAIL, tripDetails: TRIP_DETAILS }

const meta = {
  title: 'Bookings/Arrival details',
  component: Screen,
  args: { booking: FILLED_BOOKING, onSave: () => Promise.resolve() },
  tags: ['nightly'],
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Opens the form, which is lazy-loaded. */
async function openForm(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button'))
  return await canvas.findByRole('form')
}

/** Opens the form, clears the flight number and saves. */
async function saveWithoutFlight(canvas: Canvas) {
  const form = await openForm(canvas)
  await userEvent.clear(canvas.getAllByRole('textbox')[0] ?? form)
  await userEvent.keyboard('{Enter}')
}

const rejectWith = (status: number, fields: string[] = []) => ({
  onSave: () => Promise.reject(new ApiProblem({ kind: 'http', status, fields })),
})

export const Empty: Story = { args: { booking: FIAT_DETAIL } }

export const Filled: Story = {}

/** The form shows the saved details. */
export const Editing: Story = {
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    await expect(await openForm(canvas)).toBeVisible()
  },
}

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await saveWithoutFlight(canvas)
    await expect(within(canvas.getByRole('form')).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** The pick-up time passed while the form was open. */
export const TooLate: Story = {
  args: rejectWith(403),
  play: async ({ canvas }) => {
    await saveWithoutFlight(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** The server rejects one field. */
export const Refused: Story = {
  args: rejectWith(400, ['/travelNumber']),
  play: async ({ canvas }) => {
    await saveWithoutFlight(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const NoAnswer: Story = {
  args: { onSave: () => Promise.reject(new ApiProblem({ kind: 'network' })) },
  play: async ({ canvas }) => {
    await saveWithoutFlight(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** The rental has already begun. */
export const ReadOnly: Story = {
  args: { booking: { ...FILLED_BOOKING, from: '2020-06-01T09:00:00.000Z' } },
}
