import type { Meta, StoryObj } from '@storybook/react-vite'

import { TermsPage } from '../src/features/terms/terms-page.tsx'

const meta = {
  title: 'Pages/Terms',
  component: TermsPage,
  args: { siteName: 'Masar', contactEmail: 'contact@masar.example' },
} satisfies Meta<typeof TermsPage>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
