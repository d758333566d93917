import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { createApi } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { createDraftStorage } from '#rental/draft-storage.ts'

import type { SettingsPageProps } from '../../src/features/settings/settings-page.tsx'
import { VerifyPanel } from '../../src/features/verify/verify-panel.tsx'
import { pasteText } from '../paste-text.ts'
import { onScreen } from '../screens.ts'
import { AtSettings, SettingsScreen } from './settings-screen.tsx'

const AMIRA: SettingsPageProps['user'] = {
  _id: '66aa00000000000000000001',
  type: 'user',
  email: 'amira@example.org',
  fullName: 'Amira Ben Salah',
  phone: '+21620123456',
  birthDate: '1990-05-17T00:00:00.000Z',
  location: 'La Marsa',
  bio: 'I drive to the south every spring.',
  language: 'fr',
  verified: true,
  blacklisted: false,
  enableEmailNotifications: true,
}
/** A user with only the data that a provider such as Google shares. */
const GOOGLE_USER: SettingsPageProps['user'] = {
  ...AMIRA,
  phone: null,
  birthDate: null,
  location: null,
  bio: null,
}

const draftStorage = createDraftStorage(`profile ${AMIRA._id}`)
const succeed = () => Promise.resolve()
const rejectWith = (problem: Problem) => () => Promise.reject(new ApiProblem(problem))
const waitForever = () => new Promise<void>(() => undefined)

const meta = {
  title: 'Account/Settings',
  component: SettingsScreen,
  args: {
    user: AMIRA,
    currencies: ['TND', 'EUR', 'USD'],
    onSaveProfile: succeed,
    onEmails: succeed,
    onSignOutEverywhere: succeed,
  },
  beforeEach: () => {
    draftStorage.forget()
    return draftStorage.forget
  },
  tags: ['nightly'],
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function saveLocation(canvas: Canvas, location = 'Sidi Bou Said') {
  await pasteText(canvas.getByLabelText(/^Location/), location)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}

export const AsFilled: Story = { tags: ['!nightly'] }

/** The customer signed up with Google, which shares only a name and an email address. */
export const FromGoogle: Story = { args: { user: GOOGLE_USER } }

export const SomethingMissing: Story = {
  args: { user: GOOGLE_USER },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'Date of birth',
    ])
  },
}

/** The request to confirm the email address is shown above the page. */
export const AddressNotConfirmed: Story = {
  args: { user: { ...AMIRA, verified: false } },
  decorators: [
    (Settings, { args: { user } }) => (
      <AtSettings>
        <VerifyPanel api={createApi({ host: '' })} user={user} onVerified={() => undefined} />
        <Settings />
      </AtSettings>
    ),
  ],
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your email address')).toBeVisible()
  },
}

export const Changed: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Location/), ', Tunis')
    await expect(await canvas.findByText('You have unsaved changes.')).toBeVisible()
  },
}

/** A draft from before a reload, or before the session expired. */
export const KeptFromBefore: Story = {
  beforeEach: () => draftStorage.keep({ location: 'Sidi Bou Said' }),
  // Scrolls to the end of the form: the save bar is sticky, and a picture has only one viewport.
  play: () => scrollTo(0, innerHeight / 2),
}

export const Saving: Story = {
  args: { onSaveProfile: waitForever },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await saveLocation(canvas)
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible()
  },
}

export const Saved: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await saveLocation(canvas)
    await expect(await canvas.findByText('Changes made successfully.')).toBeVisible()
  },
}

/** Amira turns 21 today, but it is still yesterday on the server's clock. */
export const RefusedAtAField: Story = {
  args: {
    user: { ...AMIRA, birthDate: '2005-05-20T00:00:00.000Z' },
    onSaveProfile: rejectWith({
      kind: 'http',
      status: 422,
      code: 'too-young',
      fields: ['/birthDate'],
    }),
  },
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await saveLocation(canvas)
    await expect(await canvas.findByLabelText('Date of birth')).toBeInvalid()
  },
}

export const NotSaved: Story = {
  args: { onSaveProfile: rejectWith({ kind: 'http', status: 500, requestId: '7f3a9c21' }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await saveLocation(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again later.')
  },
}

/** The checkbox is reset. */
export const EmailsNotSwitched: Story = {
  args: { onEmails: rejectWith({ kind: 'network' }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const AskedBeforeSigningOutEverywhere: Story = {
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

export const NotSignedOutEverywhere: Story = {
  args: { onSignOutEverywhere: rejectWith({ kind: 'http', status: 500 }) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** A backend that cannot end other sessions. */
export const WithoutOtherSessions: Story = {
  render: (args) => <SettingsScreen {...args} onSignOutEverywhere={null} />,
}

export const OnAPhone: Story = { globals: onScreen('narrow'), tags: ['!nightly'] }
