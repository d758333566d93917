import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

import { ChangePasswordPage } from '../../src/features/password/change-password-page.tsx'
import { pasteText } from '../paste-text.ts'
import { onScreen } from '../screens.ts'

const rejectWith = (problem: Problem) => () => Promise.reject(new ApiProblem(problem))

const meta = {
  title: 'Account/Change password',
  component: ChangePasswordPage,
  args: { hasPassword: true, onChange: () => Promise.resolve(true) },
  tags: ['nightly'],
} satisfies Meta<typeof ChangePasswordPage>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const VALID_PASSWORD = 'plage-de-gammarth'

async function submitPasswordChange(canvas: Canvas, next = VALID_PASSWORD, confirmation = next) {
  await pasteText(canvas.getByLabelText('Current password'), 'sidi-bou-said')
  await pasteText(canvas.getByLabelText('New password'), next)
  await pasteText(canvas.getByLabelText('Confirm password'), confirmation)
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

export const Empty: Story = {}

/** A customer who booked as a guest, or who signs in with Google. */
export const NoPasswordYet: Story = { args: { hasPassword: false } }

export const NothingTyped: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fix errors')
  },
}

export const TooShort: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas, 'plage')
    await expect(await canvas.findByLabelText('New password')).toBeInvalid()
  },
}

export const NotMatching: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas, VALID_PASSWORD, 'plage-de-gamarth')
    await expect(await canvas.findByLabelText('Confirm password')).toBeInvalid()
  },
}

export const Changing: Story = {
  args: { onChange: () => new Promise(() => undefined) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas)
    await expect(
      await canvas.findByRole('button', { name: 'Changing your password…' }),
    ).toBeVisible()
  },
}

export const WrongCurrentPassword: Story = {
  args: { onChange: () => Promise.resolve(false) },
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas)
    await expect(await canvas.findByLabelText('Current password')).toBeInvalid()
  },
}

/** Long enough for the page, but on the server's list of the most common passwords. */
export const TooEasyToGuess: Story = {
  args: {
    onChange: rejectWith({
      kind: 'http',
      status: 400,
      code: 'invalid-request',
      fields: ['/newPassword'],
    }),
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas, 'Password123')
    await expect(await canvas.findByLabelText('New password')).toBeInvalid()
  },
}

export const NotChanged: Story = {
  args: { onChange: rejectWith({ kind: 'http', status: 500 }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred')
  },
}

export const TooOften: Story = {
  args: { onChange: rejectWith({ kind: 'http', status: 429, retryAfter: 40 }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts')
  },
}

/** All fields are empty again. */
export const Saved: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await submitPasswordChange(canvas)
    await expect(await canvas.findByText('Password changed successfully.')).toBeVisible()
    await expect(canvas.getByLabelText('Current password')).toHaveValue('')
  },
}

export const OnAPhone: Story = { globals: onScreen('narrow') }
