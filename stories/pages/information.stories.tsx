import type { Meta, StoryObj } from '@storybook/react-vite'

import { AboutPage } from '../../src/features/about/about-page.tsx'
import { CookiePage } from '../../src/features/privacy/cookie-page.tsx'
import type { ThirdParties } from '../../src/features/privacy/third-parties.ts'
import { PrivacyPage } from '../../src/features/privacy/privacy-page.tsx'
import { onScreen } from '../screens.ts'

const NO_THIRD_PARTIES: ThirdParties = {
  countsVisits: false,
  checksForRobots: false,
  payments: [],
  drawsMaps: null,
  signIns: [],
}
const ALL_THIRD_PARTIES: ThirdParties = {
  countsVisits: true,
  checksForRobots: true,
  payments: ['stripe', 'payPal'],
  drawsMaps: 'tiles.example',
  signIns: ['Google', 'Apple', 'Facebook'],
}
const CONTACT = { siteName: 'Masar', contactEmail: 'contact@masar.example' }

const meta = { title: 'Pages/About, privacy, cookies' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const About: Story = { render: () => <AboutPage siteName="Masar" /> }
export const Privacy: Story = {
  render: () => <PrivacyPage {...CONTACT} thirdParties={ALL_THIRD_PARTIES} />,
}
export const PrivacyAlone: Story = {
  tags: ['nightly'],
  render: () => <PrivacyPage {...CONTACT} thirdParties={NO_THIRD_PARTIES} />,
}
export const Cookies: Story = {
  render: () => <CookiePage contactEmail={CONTACT.contactEmail} thirdParties={ALL_THIRD_PARTIES} />,
}
export const CookiesAlone: Story = {
  tags: ['nightly'],
  render: () => <CookiePage contactEmail={CONTACT.contactEmail} thirdParties={NO_THIRD_PARTIES} />,
}
export const CookiesOnAPhone: Story = {
  tags: ['nightly'],
  ...Cookies,
  globals: onScreen('narrow'),
}
