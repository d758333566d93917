import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import type { components } from '@masar/openapi/schema.d.ts'
import type { Viewer } from '#api/viewer.ts'
import { ViewerProvider } from '#rental/viewer.tsx'
import { styled } from '#ui/style/styled.ts'

import { NotFoundPage } from '../../src/features/layout/not-found-page.tsx'
import { LanguageOffer } from '../../src/features/layout/language-offer.tsx'
import { SiteFooter } from '../../src/features/layout/site-footer.tsx'
import { SiteHeader } from '../../src/features/layout/site-header.tsx'
import { Newsletter } from '../../src/features/newsletter/newsletter.tsx'
import { onScreen } from '../screens.ts'

const AMIRA: components['schemas']['UserProfile'] = {
  _id: '66aa00000000000000000003',
  type: 'user',
  email: 'amira@example.org',
  fullName: 'Amira Ben Salah',
  language: 'fr',
  verified: true,
  blacklisted: false,
  enableEmailNotifications: true,
}
const CONTACT_EMAIL = 'contact@masar.example'
const VISITOR: Viewer = { status: 'anonymous', user: null }
const CUSTOMER: Viewer = { status: 'signedIn', user: AMIRA }

interface FrameProps {
  viewer: Viewer
}

/** The header and footer of every page, around the not-found page. */
function Frame({ viewer }: FrameProps) {
  return (
    <ViewerProvider viewer={viewer}>
      <SiteHeader
        siteName="Masar"
        hidesSuppliers={false}
        currencies={['TND', 'EUR', 'USD']}
        onSignOut={fn()}
      />
      <styled.main minH="24rem">
        <NotFoundPage />
      </styled.main>
      <SiteFooter
        hidesSuppliers={false}
        siteName="Masar"
        contactEmail={CONTACT_EMAIL}
        newsletter={<Newsletter contactEmail={CONTACT_EMAIL} onSubscribe={fn()} />}
      />
    </ViewerProvider>
  )
}

const meta = {
  title: 'Layout/Frame',
  component: Frame,
  args: { viewer: VISITOR },
} satisfies Meta<typeof Frame>
export default meta

type Story = StoryObj<typeof meta>

const PHONE_SCREEN = onScreen('narrow')
const WIDE_SCREEN = onScreen('wide')

export const Visitor: Story = { globals: WIDE_SCREEN }

/** No name is shown until the stored user is checked, and nothing moves afterwards. */
export const SomebodyUnknown: Story = {
  tags: ['nightly'],
  args: { viewer: { status: 'unknown', user: null } },
  globals: WIDE_SCREEN,
}

export const Customer: Story = {
  args: { viewer: CUSTOMER },
  globals: WIDE_SCREEN,
  tags: ['in-english', 'nightly'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Account: Amira Ben Salah' }),
    ).toBeVisible()
  },
}

export const LanguagesOpen: Story = {
  globals: WIDE_SCREEN,
  tags: ['in-english', 'nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }))
    await expect(await canvas.findByRole('menuitemradio', { name: 'Español' })).toBeVisible()
  },
}

export const AccountOpen: Story = {
  args: { viewer: CUSTOMER },
  globals: WIDE_SCREEN,
  tags: ['in-english'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }))
    await expect(await canvas.findByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
}

export const OnAPhone: Story = { tags: ['nightly'], globals: PHONE_SCREEN }

export const PhoneMenuOpen: Story = {
  globals: PHONE_SCREEN,
  tags: ['in-english', 'nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

export const CustomersPhoneMenuOpen: Story = {
  args: { viewer: CUSTOMER },
  globals: PHONE_SCREEN,
  tags: ['in-english'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: 'My bookings' })).toBeVisible()
  },
}

/** The browser prefers a language other than that of the page. */
export const EnglishOffered: Story = {
  globals: PHONE_SCREEN,
  render: () => <LanguageOffer language="en" onDecline={fn()} />,
  play: async ({ canvas }) => {
    const accept = canvas.getByRole('button', { name: 'Read this page in English' })
    await expect(accept.closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}
