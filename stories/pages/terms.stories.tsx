import type { Meta, StoryObj } from '@storybook/react-vite'

import { TermsPage } from '../../src/features/terms/terms-page.tsx'
import { onScreen } from '../screens.ts'

const meta = {
  title: 'Pages/Terms',
  component: TermsPage,
  args: { siteName: 'Masar', contactEmail: 'contact@masar.example' },
} satisfies Meta<typeof TermsPage>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: onScreen('narrow'),
}
