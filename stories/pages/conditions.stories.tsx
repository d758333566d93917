import type { Meta, StoryObj } from '@storybook/react-vite'

import { CONDITIONS } from '#testing/conditions.ts'

import { ConditionsPage } from '../../src/features/conditions/conditions-page.tsx'
import { onScreen } from '../screens.ts'

const meta = {
  title: 'Pages/Rental conditions',
  component: ConditionsPage,
  args: { conditions: CONDITIONS, namesSupplier: true },
} satisfies Meta<typeof ConditionsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = {}
/** An older version, which applies to an earlier booking. */
export const Replaced: Story = { args: { conditions: { ...CONDITIONS, version: 1 } } }
/** A supplier that states only the excess. */
export const ExcessAlone: Story = {
  tags: ['nightly'],
  args: {
    conditions: {
      supplier: CONDITIONS.supplier,
      version: 1,
      latestVersion: 1,
      since: CONDITIONS.since,
      groups: CONDITIONS.groups.slice(0, 1),
      depositMethods: [],
      documents: [],
    },
  },
}
export const OnAPhone: Story = { tags: ['nightly'], globals: onScreen('narrow') }
