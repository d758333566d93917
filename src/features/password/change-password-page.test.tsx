import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { PasswordChange } from '#api/calls/account.ts'
import { ApiProblem } from '#api/problem.ts'
import { click, renderPage } from '#testing/page.tsx'

import { ChangePasswordPage } from './change-password-page.tsx'

type ChangeHandler = (change: PasswordChange) => Promise<boolean>

function showPage(onChange: ChangeHandler, hasPassword = true) {
  renderPage(<ChangePasswordPage hasPassword={hasPassword} onChange={onChange} />)
}

function fillInPasswords(passwords: Record<string, string>) {
  for (const [label, value] of Object.entries(passwords)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

const VALID_PASSWORDS = {
  'Current password': 'sidi-bou-said',
  'New password': 'la marsa',
  'Confirm password': 'la marsa',
}

const pressChange = () => click('button', 'Change password')

describe('changing a password', () => {
  // @shows ACCOUNT-14, ACCOUNT-24
  it('sends the current and the new password, shows a confirmation and clears both fields', async () => {
    const onChange = vi.fn<ChangeHandler>(() => Promise.resolve(true))
    showPage(onChange)
    fillInPasswords(VALID_PASSWORDS)
    await pressChange()

    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      { current: 'sidi-bou-said', next: 'la marsa' },
      expect.anything(),
    )
    expect(await screen.findByText('Password changed successfully.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveValue('')
  })

  // @shows ACCOUNT-17, ACCOUNT-37
  it('shows an error at the field when the current password is wrong', async () => {
    showPage(() => Promise.resolve(false))
    fillInPasswords(VALID_PASSWORDS)
    await pressChange()

    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Wrong password')
    expect(screen.getByLabelText('New password')).toHaveValue('la marsa')
  })

  it('withdraws the “Good” rating when the server rejects the password as too easy', async () => {
    const fields = ['/newPassword']
    showPage(() => Promise.reject(new ApiProblem({ kind: 'http', status: 400, fields })))
    fillInPasswords({
      ...VALID_PASSWORDS,
      'New password': 'Password123',
      'Confirm password': 'Password123',
    })
    expect(screen.getByText('Good')).toBeVisible()
    await pressChange()

    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too easy to guess/)
    expect(screen.queryByText('Good')).not.toBeInTheDocument()
  })

  // @shows ACCOUNT-15, ACCOUNT-16, ACCOUNT-18
  it.each([
    ['New password', { 'New password': '' }, 'Please choose a new password'],
    ['New password', { 'New password': 'short' }, 'Password must be at least 6 characters long'],
    ['Confirm password', { 'Confirm password': 'la goulette' }, "Passwords don't match."],
    ['Current password', { 'Current password': '' }, 'Please fill in the field: Current password'],
  ])('shows an error at the field “%s” when the input is %o', async (label, wrong, message) => {
    const onChange = vi.fn<ChangeHandler>()
    showPage(onChange)
    fillInPasswords({ ...VALID_PASSWORDS, ...wrong })
    await pressChange()

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    )
    expect(onChange).not.toHaveBeenCalled()
  })

  // @shows ACCOUNT-38
  it('does not ask for the current password when the account has none', async () => {
    const onChange = vi.fn<ChangeHandler>(() => Promise.resolve(true))
    showPage(onChange, false)
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()

    fillInPasswords({ 'New password': 'la marsa', 'Confirm password': 'la marsa' })
    await pressChange()
    expect(onChange.mock.calls[0]?.[0]).toEqual({ current: null, next: 'la marsa' })
  })

  // @shows ACCOUNT-23
  it.each([
    [{ kind: 'http', status: 500 } as const, 'An error occurred while updating password.'],
    [{ kind: 'network' } as const, /couldn’t reach the server/],
    [{ kind: 'http', status: 429, retryAfter: 30 } as const, /Try again in 30 seconds/],
  ])('keeps the input when the change fails with %o', async (problem, message) => {
    showPage(() => Promise.reject(new ApiProblem(problem)))
    fillInPasswords(VALID_PASSWORDS)
    await pressChange()

    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('New password')).toHaveValue('la marsa')
  })
})
