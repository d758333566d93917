import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

import { ForgotPasswordPage } from '../../src/features/password/forgot-password-page.tsx'
import { pasteText } from '../paste-text.ts'
import { onScreen } from '../screens.ts'

const rejectWith = (problem: Problem) => () => Promise.reject(new ApiProblem(problem))

const meta = {
  title: 'Session/Forgot password',
  component: ForgotPasswordPage,
  args: { onAsk: () => Promise.resolve(true) },
  tags: ['nightly'],
} satisfies Meta<typeof ForgotPasswordPage>
export default meta

type Story = StoryObj<typeof meta>

async function requestLink(canvas: ReturnType<typeof within>, email = 'amira@example.org') {
  await pasteText(canvas.getByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
}

export const Empty: Story = {}

export const WrongAddress: Story = {
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await requestLink(canvas, 'amira@example')
    await expect(await canvas.findByLabelText('Email')).toBeInvalid()
  },
}

export const Sending: Story = {
  args: { onAsk: () => new Promise(() => undefined) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByRole('button', { name: 'Sending the link…' })).toBeVisible()
  },
}

export const NotRegistered: Story = {
  args: { onAsk: () => Promise.resolve(false) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByLabelText('Email')).toBeInvalid()
  },
}

export const Sent: Story = {
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByText('Check your inbox')).toBeVisible()
  },
}

export const NotSent: Story = {
  args: { onAsk: rejectWith({ kind: 'http', status: 500, requestId: '7f3a9c21' }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again later.')
  },
}

export const TooOften: Story = {
  args: { onAsk: rejectWith({ kind: 'http', status: 429, retryAfter: 40 }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts')
  },
}

export const OnAPhone: Story = { globals: onScreen('narrow') }
