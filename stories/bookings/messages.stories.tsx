import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import { ViewerProvider } from '#rental/viewer.tsx'
import type { Viewer } from '#api/viewer.ts'
import { Page } from '#ui/page/page.tsx'

import {
  MessageThread,
  type MessageThreadProps,
} from '../../src/features/bookings/messages/message-thread.tsx'
import { AMIRA_VIEWER, FIAT_DETAIL } from '../../src/features/bookings/testing/bookings.ts'
import { EMPTY_THREAD, SENT_MESSAGE, THREAD } from '../../src/features/bookings/testing/messages.ts'
import { SUPPLIER_STAFF } from '../../src/features/bookings/testing/staff.ts'

const Screen = ({ viewer = AMIRA_VIEWER, ...props }: MessageThreadProps & { viewer?: Viewer }) => (
  <ViewerProvider viewer={viewer}>
    <Page width="narrow">
      <MessageThread {...props} />
    </Page>
  </ViewerProvider>
)

const OPEN_THREAD = { ...THREAD, closesAt: '2100-01-01T09:00:00.000Z' }

const meta = {
  title: 'Bookings/Messages',
  component: Screen,
  args: {
    booking: FIAT_DETAIL,
    thread: OPEN_THREAD,
    problem: null,
    isAllowed: true,
    onSend: () => Promise.resolve(SENT_MESSAGE),
    onSent: () => undefined,
    onRetry: () => undefined,
  },
  tags: ['nightly'],
  // Clears the draft of the previous story.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function submitMessage(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox'), 'OK')
  await userEvent.click(canvas.getByRole('button'))
}

const rejectWith = (status: number) => ({
  onSend: () => Promise.reject(new ApiProblem({ kind: 'http', status })),
})

const expectProblem: Story['play'] = async ({ canvas }) => {
  await submitMessage(canvas)
  await expect(await canvas.findByRole('alert')).toBeVisible()
}

export const Empty: Story = { args: { thread: { ...OPEN_THREAD, messages: [] } } }

export const Thread: Story = { tags: ['!nightly'] }

/** Staff of the rental company see the same messages, with the names of both sides. */
export const Staff: Story = { args: { viewer: SUPPLIER_STAFF } }

export const Loading: Story = { args: { thread: undefined } }

export const FailedToLoad: Story = {
  args: { thread: undefined, problem: { kind: 'http', status: 500 } },
}

export const Sending: Story = {
  args: { onSend: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await submitMessage(canvas)
    await expect(within(canvas.getByRole('form')).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** The message may have been sent; a retry does not send it twice. */
export const NoAnswer: Story = { args: rejectWith(500), play: expectProblem }

export const TooMany: Story = { args: rejectWith(429), play: expectProblem }

export const SessionExpired: Story = { args: rejectWith(401), play: expectProblem }

/** The thread closed 30 days after the rental. */
export const Closed: Story = {
  args: { thread: { ...THREAD, closesAt: '2020-01-01T09:00:00.000Z' } },
}

/** Renders nothing: there are no messages, and none can be sent. */
export const ClosedAndEmpty: Story = {
  args: { thread: { ...EMPTY_THREAD, closesAt: '2020-01-01T09:00:00.000Z' } },
}
