import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'

import { FaqPage } from '../../src/features/faq/faq-page.tsx'
import { onScreen } from '../screens.ts'

const meta = {
  title: 'Pages/FAQ',
  component: FaqPage,
  args: {
    facts: {
      siteName: 'Masar',
      contactEmail: 'contact@masar.example',
      settings: { ...DEFAULT_SETTINGS, minPickupDropoffHour: 8, maxPickupDropoffHour: 20 },
    },
    words: '',
    asked: '',
    onWords: fn(),
    onAsked: fn(),
  },
} satisfies Meta<typeof FaqPage>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Asked: Story = { tags: ['nightly'], args: { asked: 'when' } }
export const NotAmongThem: Story = { tags: ['nightly'], args: { asked: 'helicopters' } }
export const Found: Story = { args: { words: '21' } }
export const NothingFound: Story = { tags: ['nightly'], args: { words: 'helicopter' } }
export const OnAPhone: Story = {
  tags: ['nightly'],
  args: { asked: 'deposit' },
  globals: onScreen('narrow'),
}
