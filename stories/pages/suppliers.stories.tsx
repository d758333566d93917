import type { Meta, StoryObj } from '@storybook/react-vite'

import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { CARTHAGO, JASMIN, TUNIS } from '#testing/fleet.ts'

import { SuppliersPage } from '../../src/features/suppliers/suppliers-page.tsx'
import { onScreen } from '../screens.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

const SUPPLIER_FACTS = {
  rating: 4.3,
  payLater: true,
  licenseRequired: false,
  minimumRentalDays: null,
  location: TUNIS._id,
}

const meta = {
  title: 'Pages/Suppliers',
  component: SuppliersPage,
  args: {
    rules: {
      now: new Date('2026-05-20T08:00:00.000Z'),
      settings: DEFAULT_SETTINGS,
      zone: getDefaultTimeZone(),
    },
    suppliers: [
      { ...JASMIN, ...SUPPLIER_FACTS, carCount: 42 },
      {
        ...CARTHAGO,
        ...SUPPLIER_FACTS,
        payLater: false,
        licenseRequired: true,
        minimumRentalDays: 3,
      },
      {
        ...SUPPLIER_FACTS,
        _id: '66aa00000000000000000012',
        fullName: 'Île Douce Location et Services de Transport',
        avatar: null,
        carCount: 0,
        rating: null,
        location: null,
      },
    ],
  },
} satisfies Meta<typeof SuppliersPage>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
/** The server sends only the ids and names of suppliers. */
export const NamesAlone: Story = {
  tags: ['nightly'],
  args: { suppliers: [JASMIN, CARTHAGO].map(({ _id, fullName }) => ({ _id, fullName })) },
}
export const None: Story = { tags: ['nightly'], args: { suppliers: [] } }
export const OnAPhone: Story = { tags: ['nightly'], globals: onScreen('narrow') }
