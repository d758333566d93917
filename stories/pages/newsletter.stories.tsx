import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'

import { Newsletter, type NewsletterProps } from '../../src/features/newsletter/newsletter.tsx'
import { pasteText } from '../paste-text.ts'

const Screen = (props: NewsletterProps) => (
  <Page width="narrow">
    <Card tone="sand">
      <Newsletter {...props} />
    </Card>
  </Page>
)

const meta = {
  title: 'Layout/Newsletter',
  component: Screen,
  args: { contactEmail: 'contact@masar.example', onSubscribe: () => Promise.resolve() },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

async function subscribe(canvas: ReturnType<typeof within>, email: string) {
  await pasteText(canvas.getByRole('textbox'), email)
  await userEvent.click(canvas.getByRole('button'))
}

const rejectWith = (status: number) => () =>
  Promise.reject(new ApiProblem({ kind: 'http', status }))

export const Idle: Story = { tags: ['nightly'] }

export const WrongAddress: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await subscribe(canvas, 'amira@example')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Sending: Story = {
  args: { onSubscribe: () => new Promise(() => undefined) },
  tags: ['in-english', 'nightly'],
  play: async ({ canvas }) => {
    await subscribe(canvas, 'amira@example.org')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Sent: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await subscribe(canvas, 'amira@example.org')
    await expect(await canvas.findByText(/amira@example\.org/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { onSubscribe: rejectWith(500) },
  tags: ['in-english', 'nightly'],
  play: async ({ canvas }) => {
    await subscribe(canvas, 'amira@example.org')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** The page is served from a host that the server does not allow. */
export const NotTakenFromHere: Story = {
  args: { onSubscribe: rejectWith(403) },
  tags: ['in-english', 'nightly'],
  play: async ({ canvas }) => {
    await subscribe(canvas, 'amira@example.org')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('contact@masar.example')
  },
}
