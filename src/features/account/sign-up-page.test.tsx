import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import { AMIRA_STORED_USER, EMAIL_TAKEN_REFUSAL } from '@masar/machines/session/session.journeys.ts'
import { sessionMachine } from '@masar/machines/session/session.machine.ts'
import { controlPorts } from 'statechart-paths/walk'
import {
  SUCCESS,
  createHttpProblem,
  NETWORK_PROBLEM,
  createRefusal,
} from '@masar/machines/testing/problems.ts'
import { autofill } from '#testing/autofill.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import type { SessionActor } from './session-actor.ts'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const ANA = {
  'Full name': 'Ana Trabelsi',
  Email: 'ana@example.org',
  Phone: '+216 20 123 456',
  'Date of birth': '1990-05-17',
  Password: 'la marsa',
  'Confirm password': 'la marsa',
}

let actor: SessionActor
let ports: ReturnType<typeof controlSession>

const controlSession = () => controlPorts(sessionMachine)

function fillInForm(changes: Partial<typeof ANA>) {
  for (const [label, value] of Object.entries({ ...ANA, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

async function signUp(changes: Partial<typeof ANA> = {}) {
  fillInForm(changes)
  await click('checkbox', 'I accept the terms of use.')
  await click('button', 'Sign up')
}

beforeEach(() => {
  vi.setSystemTime('2026-06-15T10:00:00')
  ports = controlSession()
  actor = createActor(ports.machine, { input: { stored: null } }).start()
  renderPage(<SignUpPage actor={actor} contactEmail="help@masar.example" />)
})

describe('signing up', () => {
  it('sends the input without the password confirmation', async () => {
    await signUp()

    expect(actor.getSnapshot().context.form).toEqual({
      fullName: 'Ana Trabelsi',
      email: 'ana@example.org',
      phone: '+21620123456',
      birthDate: '1990-05-17',
      password: 'la marsa',
    })
  })

  it.each([
    ['Email', 'ana@example', 'Invalid email address'],
    ['Email', 'josé@exemple.fr', 'Use an email address without accents or special characters.'],
    ['Full name', 'a'.repeat(121), 'Too long: up to 120 characters.'],
    ['Full name', 'Pay at https://evil.example', 'Enter the name only'],
    ['Phone', '12', 'Invalid phone number'],
    ['Date of birth', '2005-06-16', 'You must be at least 21 years old.'],
    ['Date of birth', '0099-06-16', 'Enter the year with four digits.'],
    ['Date of birth', '1850-06-16', 'Check the year of birth.'],
    ['Date of birth', '2099-06-16', 'Check the year of birth.'],
    ['Password', 'short', 'Password must be at least 6 characters long'],
    ['Password', 'x'.repeat(257), 'Too long: up to 256 characters.'],
    ['Confirm password', 'la goulette', "Passwords don't match."],
  ])('refuses a %s such as %s', async (label, value, message) => {
    await signUp({ [label]: value })

    const field = screen.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(field).toHaveFocus()
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })

  it.each([
    ['/fullName', 'Full name', 'Check this field.'],
    ['/email', 'Email', 'Invalid email address'],
    ['/password', 'Password', 'This password is too easy to guess. Please choose another one.'],
  ])('shows a refusal of %s at its field', async (pointer, label, message) => {
    await signUp()
    await settle(() => ports.answer('checkEmail', SUCCESS))
    const problem = createHttpProblem(400, 'invalid-request', { fields: [pointer] })
    await settle(() => ports.answer('signUp', createRefusal('invalid-request', problem)))

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    )
    expect(screen.queryByText('An error occurred during sign up.')).toBeNull()
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'other@example.org' } })
    expect(screen.queryByText(message)).toBeNull()
  })

  // @shows ACCOUNT-22
  it('shows an error when the server fails, and keeps the input', async () => {
    await signUp()
    await settle(() => ports.answer('checkEmail', SUCCESS))
    await settle(() => ports.refuse('signUp', createHttpProblem(500, 'internal')))

    expect(screen.getByText('An error occurred during sign up.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(ANA.Email)
  })

  it('hides a refusal once the user has signed out in another tab', async () => {
    act(() => actor.send({ type: 'tab.signedIn', stored: AMIRA_STORED_USER }))
    await settle(() => ports.refuse('validateSession', NETWORK_PROBLEM))
    await signUp()
    await settle(() => ports.answer('checkEmail', EMAIL_TAKEN_REFUSAL))
    expect(screen.getByRole('alert')).toBeVisible()

    act(() => actor.send({ type: 'tab.signedOut' }))

    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Email')).toHaveValue(ANA.Email)
    expect(screen.getByLabelText('Email')).toBeValid()
  })

  it('prefills the email address on the sign-in page when only signing in failed', async () => {
    await signUp()
    await settle(() => ports.answer('checkEmail', SUCCESS))
    await settle(() => ports.answer('signUp', SUCCESS))
    await settle(() => ports.refuse('signIn', NETWORK_PROBLEM))
    const notice = screen.getByRole('alert')
    fireEvent.click(within(notice).getByRole('link', { name: 'Sign in' }))
    cleanup()
    renderPage(<SignInPage actor={actor} contactEmail="help@masar.example" />)

    expect(screen.getByLabelText('Email')).toHaveValue(ANA.Email)
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('accepts a customer who turns 21 today', async () => {
    await signUp({ 'Date of birth': '2005-06-15' })

    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  it('opens the terms in a new tab, so that the input is not lost', () => {
    const terms = screen.getByRole('link', { name: 'terms of use' })
    expect(terms).toHaveAttribute('href', '/tos')
    expect(terms).toHaveAttribute('target', '_blank')
  })

  // @shows BOOK-7
  it('requires the terms to be accepted', async () => {
    fillInForm({})

    await click('button', 'Sign up')

    expect(screen.getByRole('alert')).toHaveTextContent('Please accept the terms of use.')
    expect(screen.getByRole('checkbox', { name: 'I accept the terms of use.' })).toHaveFocus()
  })

  it('reads an autofilled date of birth when the browser fires no events', async () => {
    fillInForm({})
    autofill('Date of birth', '24/12/1990')
    await click('checkbox', 'I accept the terms of use.')
    await click('button', 'Sign up')

    expect(actor.getSnapshot().context.form).toMatchObject({ birthDate: '1990-12-24' })
  })

  it('shows the password when the button in its field is pressed', async () => {
    await click('button', 'Show password')

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password')
  })
})
