import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '#domain/problem.ts'

import { contactDraft } from '../src/features/contact/contact-draft.ts'
import { ContactPage } from '../src/features/contact/contact-page.tsx'

const WRITTEN = {
  email: 'amira@example.org',
  subject: 'Un siège enfant',
  message: 'Avez-vous des sièges pour enfants ?',
}
const refusing = (problem: Problem) => () => Promise.reject(new ApiProblem(problem))

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  args: { contactEmail: 'contact@masar.example', onSend: () => Promise.resolve() },
  beforeEach: () => {
    contactDraft.forget()
    return contactDraft.forget
  },
} satisfies Meta<typeof ContactPage>
export default meta

type Story = StoryObj<typeof meta>

const send = ({ canvas }: { canvas: ReturnType<typeof within> }) =>
  userEvent.click(within(canvas.getByRole('form')).getByRole('button'))

const written = { beforeEach: () => contactDraft.keep(WRITTEN) }

export const Empty: Story = {}
export const Written: Story = { ...written }
export const NothingFilledIn: Story = { play: send }
export const Sending: Story = {
  ...written,
  args: { onSend: () => new Promise(() => undefined) },
  play: send,
}
export const Sent: Story = { ...written, play: send }
export const Failed: Story = {
  ...written,
  args: { onSend: refusing({ kind: 'network' }) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
}
export const TooOften: Story = {
  ...written,
  args: { onSend: refusing({ kind: 'http', status: 429, retryAfter: 40 }) },
  play: Failed.play,
}
export const OnAPhone: Story = {
  ...written,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
