import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  type BookingChangeContext,
  bookingChangeMachine,
} from '@masar/machines/booking-change/booking-change.machine.ts'
import {
  CAR_TAKEN_PROBLEM,
  CLIO_ID,
  UNCHANGED_CLIO,
  TWO_DELETIONS,
  FORBIDDEN_PROBLEM,
  ONE_REMOVAL,
  TWO_REMOVALS,
  TWO_STATUS_CHANGES,
} from '@masar/machines/booking-change/booking-change.journeys.ts'
import { NETWORK_PROBLEM } from '@masar/machines/testing/problems.ts'

import { ChangeDialog } from '../../src/features/bookings/change/change-dialog.tsx'

const getCarName = (id: string) => (id === CLIO_ID ? 'Renault Clio' : 'Fiat Panda')

interface BookingChangeScreenProps {
  value: StateValueFrom<typeof bookingChangeMachine>
  context: BookingChangeContext
}

function BookingChangeScreen({ value, context }: BookingChangeScreenProps) {
  const [actor] = useState(() => createStillActor(bookingChangeMachine, value, context))

  return <ChangeDialog actor={actor} carName={getCarName} />
}

const meta = {
  title: 'Bookings/Change of a selection',
  component: BookingChangeScreen,
  parameters: { machine: bookingChangeMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof BookingChangeScreen>
export default meta

type Story = StoryObj<typeof meta>

const REMOVAL_CONTEXT: BookingChangeContext = { change: TWO_REMOVALS, kept: [], problem: null }
const RESERVING_CONTEXT: BookingChangeContext = { ...REMOVAL_CONTEXT, change: TWO_STATUS_CHANGES }

/** Without a change there is no dialog. */
export const Idle: Story = {
  args: { value: 'idle', context: { ...REMOVAL_CONTEXT, change: null } },
}

/** A customer removes bookings from the list. */
export const Confirming: Story = {
  args: { value: 'confirming', context: REMOVAL_CONTEXT },
  tags: ['!nightly'],
}

export const ConfirmingDeletion: Story = {
  args: { value: 'confirming', context: { ...REMOVAL_CONTEXT, change: TWO_DELETIONS } },
}

export const ConfirmingStatus: Story = {
  args: { value: 'confirming', context: RESERVING_CONTEXT },
}

export const Changing: Story = { args: { value: 'changing', context: RESERVING_CONTEXT } }

export const Refused: Story = {
  args: { value: 'refused', context: { ...RESERVING_CONTEXT, problem: CAR_TAKEN_PROBLEM } },
}

/** Only one booking is selected. */
export const RefusedAlone: Story = {
  args: {
    value: 'refused',
    context: { ...REMOVAL_CONTEXT, change: ONE_REMOVAL, problem: FORBIDDEN_PROBLEM },
  },
}

export const ChangingEach: Story = { args: { value: 'changingEach', context: RESERVING_CONTEXT } }

export const PartlyChanged: Story = {
  args: { value: 'partlyChanged', context: { ...RESERVING_CONTEXT, kept: UNCHANGED_CLIO } },
}

export const Failed: Story = {
  args: { value: 'failed', context: { ...RESERVING_CONTEXT, problem: NETWORK_PROBLEM } },
}
