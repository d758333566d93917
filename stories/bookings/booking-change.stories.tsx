import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  type BookingChangeContext,
  bookingChangeMachine,
} from '@masar/machines/booking-change/booking-change.machine.ts'
import {
  CAR_TAKEN,
  CLIO_ID,
  CLIO_STAYS,
  DELETE_TWO,
  NOT_ALLOWED,
  REMOVE_ONE,
  REMOVE_TWO,
  RESERVE_TWO,
} from '@masar/machines/booking-change/booking-change.journeys.ts'
import { NETWORK } from '@masar/machines/testing/problems.ts'

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

const ASKED: BookingChangeContext = { change: REMOVE_TWO, kept: [], problem: null }
const RESERVED: BookingChangeContext = { ...ASKED, change: RESERVE_TWO }

/** Without a change there is no dialog. */
export const Idle: Story = { args: { value: 'idle', context: { ...ASKED, change: null } } }

/** A customer removes bookings from the list. */
export const Confirming: Story = {
  args: { value: 'confirming', context: ASKED },
  tags: ['!nightly'],
}

export const ConfirmingDeletion: Story = {
  args: { value: 'confirming', context: { ...ASKED, change: DELETE_TWO } },
}

export const ConfirmingStatus: Story = { args: { value: 'confirming', context: RESERVED } }

export const Changing: Story = { args: { value: 'changing', context: RESERVED } }

export const Refused: Story = {
  args: { value: 'refused', context: { ...RESERVED, problem: CAR_TAKEN } },
}

/** Only one booking is selected. */
export const RefusedAlone: Story = {
  args: { value: 'refused', context: { ...ASKED, change: REMOVE_ONE, problem: NOT_ALLOWED } },
}

export const ChangingEach: Story = { args: { value: 'changingEach', context: RESERVED } }

export const PartlyChanged: Story = {
  args: { value: 'partlyChanged', context: { ...RESERVED, kept: CLIO_STAYS } },
}

export const Failed: Story = {
  args: { value: 'failed', context: { ...RESERVED, problem: NETWORK } },
}
