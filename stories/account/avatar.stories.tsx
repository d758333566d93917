import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { ApiProblem } from '#api/problem.ts'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'

import { AvatarPanel, type AvatarPanelProps } from '../../src/features/avatar/avatar-panel.tsx'
import { UnreadablePicture } from '#ui/picture/redraw-picture.ts'

const PHOTO_FILE = new File(['…'], 'IMG_2041.jpg', { type: 'image/jpeg' })
const PICTURE_URL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1d5fa8"/><circle cx="4" cy="3" r="1.6" fill="#f3ece1"/><path d="M1 8a3 3 0 0 1 6 0" fill="#f3ece1"/></svg>',
)}`

const Screen = (props: AvatarPanelProps) => (
  <Page width="text">
    <Card>
      <AvatarPanel {...props} />
    </Card>
  </Page>
)

const NO_EFFECTS: Pick<AvatarPanelProps, 'onSend' | 'onDelete'> = {
  onSend: () => Promise.resolve(),
  onDelete: () => Promise.resolve(),
}

const meta = {
  title: 'Account/Picture',
  component: Screen,
  args: { name: 'Amira Ben Salah', email: 'amira@example.org', picture: null, ...NO_EFFECTS },
  tags: ['nightly'],
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Initials: Story = {}

export const Present: Story = { args: { picture: PICTURE_URL }, tags: ['!nightly'] }

export const Sending: Story = {
  args: {
    onSend: (_photo, { onProgress }) => {
      onProgress(62)
      return new Promise(() => undefined)
    },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add a photo'), PHOTO_FILE)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '62')
  },
}

export const NoPictureAtAll: Story = {
  args: { onSend: () => Promise.reject(new UnreadablePicture()) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add a photo'), PHOTO_FILE)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please add an image')
  },
}

export const NotSent: Story = {
  args: { picture: PICTURE_URL, onSend: () => Promise.reject(new ApiProblem({ kind: 'network' })) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Replace the photo'), PHOTO_FILE)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const AskedBeforeDeleting: Story = {
  args: { picture: PICTURE_URL },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the photo' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
