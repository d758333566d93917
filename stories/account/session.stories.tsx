import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import type { Problem } from '@masar/domain/service/problem.ts'
import type { SessionContext, SessionRefusal } from '@masar/machines/session/session-facts.ts'
import { AMIRA, AMIRA_STORED_USER, SIGN_UP_FORM } from '@masar/machines/session/session.journeys.ts'
import { sessionMachine } from '@masar/machines/session/session.machine.ts'

import { SignInPage } from '../../src/features/account/sign-in-page.tsx'
import { SignUpPage } from '../../src/features/account/sign-up-page.tsx'
import type { SocialAuth } from '../../src/features/account/social/social-auth.ts'

const SIGNED_OUT_CONTEXT: SessionContext = {
  stored: null,
  user: null,
  why: 'visitor',
  problem: null,
  refused: null,
  form: null,
}
const STORED_USER_CONTEXT: SessionContext = { ...SIGNED_OUT_CONTEXT, stored: AMIRA_STORED_USER }
const SIGNED_IN_CONTEXT: SessionContext = { ...STORED_USER_CONTEXT, user: AMIRA }
const SIGNING_UP_CONTEXT: SessionContext = { ...SIGNED_OUT_CONTEXT, form: SIGN_UP_FORM }

const SUSPENDED_CONTEXT: SessionContext = { ...SIGNED_OUT_CONTEXT, refused: 'suspended' }

const createProblemContext = (
  problem: Problem,
  refused: SessionRefusal | null = null,
): SessionContext => ({
  ...SIGNED_OUT_CONTEXT,
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

/** The page that a customer sees in this session state. */
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
  args: { value: { restoring: 'validating' }, context: STORED_USER_CONTEXT },
}

export const LoadingUser: Story = {
  args: { value: { restoring: 'loadingUser' }, context: STORED_USER_CONTEXT },
}

export const Idle: Story = {
  args: { value: { signedOut: 'idle' }, context: SIGNED_OUT_CONTEXT },
  tags: ['!nightly'],
}

/** The session expired, so a page that requires one redirected the customer here. */
export const IdleAfterExpiry: Story = {
  args: { value: { signedOut: 'idle' }, context: { ...SIGNED_OUT_CONTEXT, why: 'refused' } },
}

/** The stored user is kept: the next check may reach the server. */
export const IdleUnreachable: Story = {
  args: {
    value: { signedOut: 'idle' },
    context: { ...STORED_USER_CONTEXT, why: 'unreachable', problem: { kind: 'network' } },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const SigningIn: Story = {
  args: { value: { signedOut: 'signingIn' }, context: SIGNED_OUT_CONTEXT },
}

export const SigningInSocially: Story = {
  args: { value: { signedOut: 'signingInSocially' }, context: SIGNED_OUT_CONTEXT, social: true },
}

/** The operator has configured all three sign-in providers. */
export const IdleWithProviders: Story = {
  args: { value: { signedOut: 'idle' }, context: SIGNED_OUT_CONTEXT, social: true },
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
    context: createProblemContext(
      { kind: 'http', status: 400, code: 'invalid-request', fields: ['/accessToken'] },
      'invalid-request',
    ),
    social: true,
  },
}

export const Failed: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: createProblemContext({ kind: 'http', status: 204 }, 'wrong-credentials'),
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password.')
  },
}

export const FailedTooOften: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: createProblemContext({ kind: 'http', status: 429, retryAfter: 40 }),
  },
}

export const FailedOffline: Story = {
  args: { value: { signedOut: 'failed' }, context: createProblemContext({ kind: 'network' }) },
}

export const CheckingEmail: Story = {
  args: {
    value: { signedOut: { signingUp: 'checkingEmail' } },
    context: SIGNING_UP_CONTEXT,
    page: 'sign up',
  },
}

export const Registering: Story = {
  args: {
    value: { signedOut: { signingUp: 'registering' } },
    context: SIGNING_UP_CONTEXT,
    page: 'sign up',
  },
}

export const FirstSignIn: Story = {
  args: {
    value: { signedOut: { signingUp: 'firstSignIn' } },
    context: SIGNING_UP_CONTEXT,
    page: 'sign up',
  },
}

/** The idle sign-up form, for comparison with its states during the request. */
export const IdleSignUp: Story = {
  args: { value: { signedOut: 'idle' }, context: SIGNED_OUT_CONTEXT, page: 'sign up' },
}

export const FailedSignUp: Story = {
  args: {
    value: { signedOut: 'failed' },
    context: createProblemContext({ kind: 'http', status: 500, code: 'internal' }),
    page: 'sign up',
  },
  tags: ['!nightly'],
}

export const Registered: Story = {
  args: {
    value: { signedOut: 'registered' },
    context: createProblemContext({ kind: 'network' }),
    page: 'sign up',
  },
}

export const Fresh: Story = {
  args: { value: { signedIn: 'fresh' }, context: SIGNED_IN_CONTEXT },
}

/** Looks like `Fresh` on purpose: the check runs in the background. */
export const RevalidatingValidating: Story = {
  args: { value: { signedIn: { revalidating: 'validating' } }, context: SIGNED_IN_CONTEXT },
}

export const RevalidatingReloadingUser: Story = {
  args: { value: { signedIn: { revalidating: 'reloadingUser' } }, context: SIGNED_IN_CONTEXT },
}

export const SuspendedLeaving: Story = {
  args: { value: { suspended: 'leaving' }, context: SUSPENDED_CONTEXT },
}

/** The session has ended, and the customer may browse as a guest. */
export const SuspendedNotified: Story = {
  tags: ['in-english', '!nightly'],
  args: { value: { suspended: 'notified' }, context: SUSPENDED_CONTEXT },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse as a guest' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use another account' })).toBeEnabled()
  },
}

export const SigningOut: Story = {
  args: { value: 'signingOut', context: { ...SIGNED_OUT_CONTEXT, why: 'left' } },
}
