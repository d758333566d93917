import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

import { BookingClosed } from '../../src/features/bookings/detail/booking-closed.tsx'
import { pasteText } from '../paste-text.ts'
import { onScreen } from '../screens.ts'

const meta = {
  title: 'Bookings/Expired link',
  component: BookingClosed,
  args: {
    because: 'link',
    bookingId: '66aa00000000000000000099',
    onAskForLink: () => Promise.resolve(),
  },
} satisfies Meta<typeof BookingClosed>
export default meta

type Story = StoryObj<typeof meta>

async function requestLink(canvas: ReturnType<typeof within>, email = 'amira@example.org') {
  await pasteText(canvas.getByRole('textbox'), email)
  await userEvent.click(canvas.getByRole('button'))
}

const rejectWith = (problem: Problem) => () => Promise.reject(new ApiProblem(problem))

export const LinkExpired: Story = {}

/** The page was opened from the link more than an hour ago. */
export const AccessExpired: Story = { tags: ['nightly'], args: { because: 'hour' } }

export const OnANarrowPhone: Story = {
  tags: ['nightly'],
  args: { because: 'hour' },
  globals: onScreen('narrow'),
}

export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    await requestLink(canvas, 'amira@example')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Sending: Story = {
  args: { onAskForLink: () => new Promise<void>(() => undefined) },
  tags: ['nightly'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Shown for every address, so that the page does not reveal who has booked. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  args: { onAskForLink: rejectWith({ kind: 'http', status: 500 }) },
  tags: ['nightly'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('amira@example.org')
  },
}

export const TooManyRequests: Story = {
  args: { onAskForLink: rejectWith({ kind: 'http', status: 429, retryAfter: 60 }) },
  tags: ['nightly'],
  play: Failed.play,
}

export const Offline: Story = {
  args: { onAskForLink: rejectWith({ kind: 'network' }) },
  play: Failed.play,
}
