import { cleanup, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiProblem } from '#api/problem.ts'
import { autofill } from '#testing/autofill.ts'
import { click, fill, renderPage } from '#testing/page.tsx'

import { SettingsPage, type SettingsPageProps } from './settings-page.tsx'

const ANA: SettingsPageProps['user'] = {
  _id: '66aa00000000000000000001',
  type: 'user',
  email: 'ana@example.org',
  fullName: 'Ana Trabelsi',
  phone: '+21620123456',
  birthDate: '1990-05-17T00:00:00.000Z',
  location: 'Tunis',
  bio: null,
  verified: true,
  language: 'en',
  enableEmailNotifications: true,
  blacklisted: false,
}
const fail = () => Promise.reject(new ApiProblem({ kind: 'network' }))
const succeed = () => Promise.resolve()

const showSettings = (props: Partial<SettingsPageProps> = {}) =>
  renderPage(
    <SettingsPage
      user={ANA}
      currencies={['TND', 'EUR']}
      onSaveProfile={succeed}
      onEmails={succeed}
      onSignOutEverywhere={succeed}
      {...props}
    />,
  )

beforeEach(() => {
  vi.setSystemTime('2026-06-15T10:00:00')
})

describe('the settings page', () => {
  // @shows ACCOUNT-40, FORM-11
  it('saves changed values, and deletes values whose fields are empty', async () => {
    const onSaveProfile = vi.fn<SettingsPageProps['onSaveProfile']>(succeed)
    showSettings({ onSaveProfile })
    await fill('Phone', '+33 6 12 34 56 78')
    await fill(/Location/, '')
    await click('button', 'Save')

    expect(onSaveProfile.mock.calls[0]?.[0]).toEqual({
      fullName: 'Ana Trabelsi',
      phone: '+33612345678',
      birthDate: '1990-05-17',
      location: null,
      bio: null,
    })
    expect(await screen.findByText('Changes made successfully.')).toBeVisible()
  })

  it('reads an autofilled date of birth when the browser fires no events', async () => {
    const onSaveProfile = vi.fn<SettingsPageProps['onSaveProfile']>(succeed)
    showSettings({ onSaveProfile })
    await fill('Phone', '+33 6 12 34 56 78')
    autofill('Date of birth', '24/12/1990')
    await click('button', 'Save')

    expect(onSaveProfile.mock.calls[0]?.[0]).toMatchObject({ birthDate: '1990-12-24' })
  })

  // @shows FORM-2
  it.each([
    ['Full name', '', 'Please fill in the field: Full name'],
    ['Full name', 'Ana, www.evil.example', 'Enter the name only, without links.'],
    ['Phone', '12', 'Invalid phone number'],
    ['Date of birth', '2005-06-16', 'You must be at least 21 years old.'],
    ['Date of birth', '16/6/85', 'Enter day, month and year, such as 24/12/1990.'],
    ['Date of birth', '0099-06-16', 'Enter the year with four digits.'],
    ['Date of birth', '1850-06-16', 'Check the year of birth.'],
    ['Date of birth', '2099-06-16', 'Check the year of birth.'],
  ])('shows an error at the field “%s” when the input is “%s”', async (label, value, message) => {
    const onSaveProfile = vi.fn<SettingsPageProps['onSaveProfile']>(succeed)
    showSettings({ onSaveProfile })
    await fill(label, value)
    await click('button', 'Save')

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(onSaveProfile).not.toHaveBeenCalled()
  })

  it('shows an error at the field when the server rejects the customer as too young', async () => {
    showSettings({
      onSaveProfile: () =>
        Promise.reject(new ApiProblem({ kind: 'http', status: 422, code: 'too-young' })),
    })
    await click('button', 'Save')

    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'You must be at least 21 years old.',
    )
  })

  it('keeps the input when saving fails', async () => {
    showSettings({ onSaveProfile: fail })
    await fill('Full name', 'Ana Ben Ali')
    await click('button', 'Save')

    expect(screen.getByRole('alert')).toHaveTextContent('couldn’t reach the server')
    expect(screen.getByLabelText('Full name')).toHaveValue('Ana Ben Ali')
  })

  it('restores unsaved input on the next visit, but only for the same customer', async () => {
    showSettings()
    await fill('Full name', 'Ana Ben Ali')
    cleanup()
    showSettings({ user: { ...ANA, _id: '66aa00000000000000000002', fullName: 'Badis Gharbi' } })
    expect(screen.getByLabelText('Full name')).toHaveValue('Badis Gharbi')
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument()
    cleanup()

    showSettings()
    expect(screen.getByLabelText('Full name')).toHaveValue('Ana Ben Ali')
    expect(screen.getByText(/not saved yet/)).toBeVisible()
    await click('button', 'Discard the changes')
    expect(screen.getByLabelText('Full name')).toHaveValue('Ana Trabelsi')
    cleanup()
    showSettings()
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument()
  })

  it('deletes the draft once the changes are saved', async () => {
    showSettings()
    await fill('Full name', 'Ana Ben Ali')
    await click('button', 'Save')
    await screen.findByText('Changes made successfully.')
    cleanup()

    showSettings()
    expect(screen.getByLabelText('Full name')).toHaveValue('Ana Trabelsi')
  })

  it('shows a note until changes are saved, and ignores how the phone number is formatted', async () => {
    showSettings()
    await fill('Phone', '+33 6 12 34 56 78')
    expect(screen.getByText('You have unsaved changes.')).toBeVisible()

    await click('button', 'Save')
    await screen.findByText('Changes made successfully.')
    expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument()
  })

  // @shows ACCOUNT-12, ACCOUNT-13
  it('turns off emails', async () => {
    const onEmails = vi.fn<SettingsPageProps['onEmails']>(succeed)
    showSettings({ onEmails })
    expect(screen.getByRole('heading', { name: 'Network settings' })).toBeVisible()
    await click('checkbox', 'Enable email notifications')

    expect(onEmails.mock.calls[0]?.[0]).toBe(false)
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  // @shows ACCOUNT-41
  it('restores the checkbox when turning off emails fails', async () => {
    showSettings({ onEmails: fail })
    await click('checkbox', 'Enable email notifications')

    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('does not mention other sessions when the backend cannot end them', () => {
    showSettings({ onSignOutEverywhere: null })

    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument()
    expect(screen.queryByText(/Lost a device/)).not.toBeInTheDocument()
  })

  it('ends all sessions only after confirmation', async () => {
    const onSignOutEverywhere = vi.fn<() => Promise<void>>(succeed)
    showSettings({ onSignOutEverywhere })
    await click('button', 'Sign out everywhere')
    expect(onSignOutEverywhere).not.toHaveBeenCalled()

    const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }))
    dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await waitFor(() => {
      expect(onSignOutEverywhere).toHaveBeenCalledOnce()
    })
  })
})
