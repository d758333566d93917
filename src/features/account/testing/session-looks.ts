import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { CREDENTIALS } from '@masar/machines/session/session.journeys.ts'
import type { Step } from 'statechart-paths/walk'

export const USE_OTHER_LABEL = 'Use another account'

const expectLoading = () => expect(screen.getByText(/Loading your account/)).toBeVisible()
const expectSigningUp = () => expect(screen.getByText('Creating your account…')).toBeVisible()
const expectSignedIn = () => expect(screen.getByText(/You’re signed in as Amira/)).toBeVisible()

const expectSuspended = () => {
  expect(screen.getByRole('heading', { name: 'Your account is suspended.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse as a guest' })).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
}

/** The assertions about each state on the open page. */
export const sessionScreenExpectations: Record<
  string,
  (step: Step, open: 'sign in' | 'sign up') => void
> = {
  'restoring.validating': expectLoading,
  'restoring.loadingUser': expectLoading,
  signingOut: expectLoading,
  'signedOut.idle'() {
    expect(screen.getByLabelText('Email')).toBeEnabled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
  'signedOut.signingIn'() {
    expect(screen.getByText('Signing in…')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(CREDENTIALS.email)
  },
  'signedOut.signingInSocially'() {
    expect(screen.getByText('Signing in…')).toBeVisible()
  },
  'signedOut.signingUp.checkingEmail': expectSigningUp,
  'signedOut.signingUp.registering': expectSigningUp,
  'signedOut.signingUp.firstSignIn': expectSigningUp,
  'signedOut.failed'({ expect: { context } }) {
    expect(screen.getByLabelText('Email')).toHaveValue(CREDENTIALS.email)
    const [errorMessage] = screen.getAllByText(
      findProblemText([context['refused'], context['problem']]),
    )
    expect(errorMessage).toBeVisible()
  },
  'signedOut.registered': (_step, open) =>
    expect(screen.queryByText('Your account is ready.') !== null).toBe(open === 'sign up'),
  'signedIn.fresh': expectSignedIn,
  'signedIn.revalidating.validating': expectSignedIn,
  'signedIn.revalidating.reloadingUser': expectSignedIn,
  'suspended.leaving'() {
    expectSuspended()
    expect(screen.queryByRole('button', { name: USE_OTHER_LABEL })).not.toBeInTheDocument()
  },
  'suspended.notified'() {
    expectSuspended()
    expect(screen.getByRole('button', { name: USE_OTHER_LABEL })).toBeEnabled()
  },
}

const PROBLEM_TEXTS = {
  network: 'We couldn’t reach the server. Check your connection and try again.',
  'wrong-credentials': 'Incorrect email or password.',
  'email-taken': 'This email address is already registered',
  'session-over':
    'Your browser blocks cookies, and signing in needs them. Allow cookies for this site, then try again.',
  'too-young': `You must be at least ${MINIMUM_AGE} years old.`,
  forbidden: 'This account uses an email and password.',
  'not-built':
    'This sign-in option isn’t available right now. Use your email address and password.',
  '/email': 'Invalid email address',
  '/accessToken':
    'We couldn’t verify your identity. Try again, or use your email address and password.',
}

function findProblemText(problem: unknown): string {
  const json = JSON.stringify(problem)
  const found = Object.entries(PROBLEM_TEXTS).find(([name]) => json.includes(`"${name}"`))
  if (!found) throw new Error(`No sentence for ${json}.`)
  return found[1]
}
