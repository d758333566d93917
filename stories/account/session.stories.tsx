import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import type { Problem } from '@masar/domain/service/problem.ts'
import type { SessionContext, SessionRefusal } from '@masar/machines/session/session-facts.ts'
import { AMIRA, AMIRA_STORED, SIGN_UP_FORM } from '@masar/machines/session/session.journeys.ts'
import { sessionMachine } from '@masar/machines/session/session.machine.ts'

import { SignInPage } from '../../src/features/account/sign-in-page.tsx'
import { SignUpPage } from '../../src/features/account/sign-up-page.tsx'
import type { SocialAuth } from '../../src/features/account/social/social-auth.ts'

const SIGNED_OUT: SessionContext = {
  stored: null,
  user: null,
  why: 'visitor',
  problem: null,
  refused: null,
  form: null,
}
const WITH_STORED_USER: SessionContext = { ...SIGNED_OUT, stored: AMIRA_STORED }
const SIGNED_IN: SessionContext = { ...WITH_STORED_USER, user: AMIRA }
const SIGNING_UP: SessionContext = { ...SIGNED_OUT, form: SIGN_UP_FORM }

const SUSPENDED: SessionContext = { ...SIGNED_OUT, refused: 'suspended' }

const withProblem = (problem: Problem, refused: SessionRefusal | null = null): SessionContext => ({
  ...SIGNED_OUT,
  problem,
  refused,
})

/** Providers that never respond: stories send no requests. */
const SOCIAL_AUTH: SocialAuth = {
  providers: ['google', 'apple', 'facebook'],
  prepare: () => new Promise(() => undefined),
  ask: () => new Promise(() => undefined),
}

interface SessionScreenProps {
  value: StateValueFrom<typeof sessionMachine>
  context: SessionContext
  page?: 'sign in' | 'sign up'
  social?: boolean
}

/** The page that a customer sees in this state of the session. */
function SessionScreen(props: SessionScreenProps) {
  const { value, context, page = 'sign in', social = false } = props
  const [actor] = useState(() => createStillActor(sessionMachine, value, context))
  const Screen = page === 'sign in' ? SignInPage : SignUpPage

  const providers = social ? { socialAuth: SOCIAL_AUTH } : {}
  return <Screen actor={actor} contactEmail="contact@masar.example" {...providers} />
}

const meta = {
  title: 'Session/Sign in and up',
  component: SessionScreen,
  parameters: { machine: sessionMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof SessionScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Validating: Story = {
  args: { value: { restoring: 'validating' }, context: WITH_STORED_USER },
}

export const LoadingUser: Story = {
  args: { value: { restoring: 'loadingUser' }, context: WITH_STORED_USER },
}

export const Idle: Story = {
  args: { value: { signedOut: 'idle' }, context: SIGNED_OUT },
  tags: ['!nightly'],
}

/** The session expired, so a page that requires one redirected the customer here. */
export const IdleAfterExpiry: Story = {
  args: { value: { signedOut: 'idle' }, context: { ...SIGNED_OUT, why: 'refused' } },
}

/** The stored user is kept: the next check may reach the server. */
export const IdleUnreachable: Story = {
  args: {
    value: { signedOut: 'idle' },
    context: { ...WITH_STORED_USER, why: 'unreachable', problem: { kind: 'network' } },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const SigningIn: Story = {
  args: { value: { signedOut: 'signingIn' }, context: SIGNED_OUT },
}

export const SigningInSocially: Story = {
  args: { value: { signedOut: 'signingInSocially' }, context: SIGNED_OUT, social: true },
}

/** The operator has configured all three sign-in providers. */
export const IdleWithProviders: Story = {
  args: { value: { signedOut: 'idle' }, context: SIGNED_OUT, social: true },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Continue with Facebook' }),
    ).toBeEnabled()
  },
}

/** The provider's credential is forged, expired, or was issued for another app. */
export const FailedVoucher: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: withProblem(
      { kind: 'http', status: 400, code: 'invalid-request', fields: ['/accessToken'] },
      'invalid-request',
    ),
    social: true,
  },
}

export const Failed: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: withProblem({ kind: 'http', status: 204 }, 'wrong-credentials'),
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password.')
  },
}

export const FailedTooOften: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: withProblem({ kind: 'http', status: 429, retryAfter: 40 }),
  },
}

export const FailedOffline: Story = {
  args: { value: { signedOut: 'failed' }, context: withProblem({ kind: 'network' }) },
}

export const CheckingEmail: Story = {
  args: {
    value: { signedOut: { signingUp: 'checkingEmail' } },
    context: SIGNING_UP,
    page: 'sign up',
  },
}

export const Registering: Story = {
  args: {
    value: { signedOut: { signingUp: 'registering' } },
    context: SIGNING_UP,
    page: 'sign up',
  },
}

export const FirstSignIn: Story = {
  args: {
    value: { signedOut: { signingUp: 'firstSignIn' } },
    context: SIGNING_UP,
    page: 'sign up',
  },
}

/** The idle sign-up form, for comparison with its states during the request. */
export const IdleSignUp: Story = {
  args: { value: { signedOut: 'idle' }, context: SIGNED_OUT, page: 'sign up' },
}

export const FailedSignUp: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: withProblem({ kind: 'http', status: 500, code: 'internal' }),
    page: 'sign up',
  },
  tags: ['!nightly'],
}

export const Registered: Story = {
  args: {
    value: { signedOut: 'registered' },
    context: withProblem({ kind: 'network' }),
    page: 'sign up',
  },
}

export const Fresh: Story = {
  args: { value: { signedIn: 'fresh' }, context: SIGNED_IN },
}

/** Looks like `Fresh` on purpose: the check runs in the background. */
export const RevalidatingValidating: Story = {
  args: { value: { signedIn: { revalidating: 'validating' } }, context: SIGNED_IN },
}

export const RevalidatingReloadingUser: Story = {
  args: { value: { signedIn: { revalidating: 'reloadingUser' } }, context: SIGNED_IN },
}

export const SuspendedLeaving: Story = {
  args: { value: { suspended: 'leaving' }, context: SUSPENDED },
}

/** The session has ended, and the customer may browse as a guest. */
export const SuspendedNotified: Story = {
  tags: ['in-english', '!nightly'],
  args: { value: { suspended: 'notified' }, context: SUSPENDED },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse as a guest' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use another account' })).toBeEnabled()
  },
}

export const SigningOut: Story = {
  args: { value: 'signingOut', context: { ...SIGNED_OUT, why: 'left' } },
}
