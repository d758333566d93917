import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Viewer } from '#api/viewer.ts'
import { ViewerProvider } from '#rental/viewer.tsx'

import { NotFoundPage } from '../../src/features/layout/not-found-page.tsx'
import { onScreen } from '../screens.ts'

const VISITOR: Viewer = { status: 'anonymous', user: null }
const CUSTOMER: Viewer = {
  status: 'signedIn',
  user: {
    _id: '66aa00000000000000000001',
    type: 'user',
    email: 'amira@example.org',
    fullName: 'Amira Ben Salah',
    language: 'fr',
    verified: true,
    blacklisted: false,
    enableEmailNotifications: true,
  },
}

interface ScreenProps {
  viewer: Viewer
}

const Screen = ({ viewer }: ScreenProps) => (
  <ViewerProvider viewer={viewer}>
    <NotFoundPage />
  </ViewerProvider>
)

const meta = {
  title: 'Pages/Not found',
  component: Screen,
  args: { viewer: VISITOR },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Customer: Story = { tags: ['nightly'], args: { viewer: CUSTOMER } }
export const OnAPhone: Story = {
  tags: ['nightly'],
  args: { viewer: CUSTOMER },
  globals: onScreen('narrow'),
}
