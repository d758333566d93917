import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  DISABLED_INPUT,
  ENABLED_INPUT,
  WITHOUT_CONSENT_INPUT,
} from '@masar/machines/bot-check/bot-check.journeys.ts'
import { botCheckMachine } from '@masar/machines/bot-check/bot-check.machine.ts'
import { sessionMachine } from '@masar/machines/session/session.machine.ts'
import { BotGuardContext } from '#rental/bot-guard.ts'

import { SignUpPage } from '../../src/features/account/sign-up-page.tsx'
import { BotCheckNotice } from '../../src/features/bot-check/bot-check-notice.tsx'
import type { BotCheckResult } from '../../src/features/bot-check/ask-bot-check.ts'

interface GuardedProps {
  value: StateValueFrom<typeof botCheckMachine>
  context: ContextFrom<typeof botCheckMachine>
  /** The outcome of the last attempt to send the form. */
  result?: BotCheckResult
}

const VISITOR = {
  stored: null,
  user: null,
  why: 'visitor',
  problem: null,
  refused: null,
  form: null,
} as const

/** The sign-up form while the bot check is in one state. */
function GuardedSignUpPage({ value, context, result = { at: 'passed' } }: GuardedProps) {
  const [session] = useState(() => createStillActor(sessionMachine, { signedOut: 'idle' }, VISITOR))
  const [check] = useState(() => createStillActor(botCheckMachine, value, context))
  const busy = useSelector(check, (at) => at.hasTag('busy') && at.context.requests.length > 0)
  const notice = busy ? null : <BotCheckNotice result={result} />

  return (
    <BotGuardContext value={{ busy, notice, pass: () => undefined }}>
      <SignUpPage actor={session} contactEmail="contact@masar.example" />
    </BotGuardContext>
  )
}

const meta = {
  title: 'Session/Bot check',
  component: GuardedSignUpPage,
  parameters: { machine: botCheckMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof GuardedSignUpPage>
export default meta

type Story = StoryObj<typeof meta>

const IDLE_CONTEXT = { ...ENABLED_INPUT, requests: [] }
const WAITING_CONTEXT = { ...ENABLED_INPUT, requests: [{ form: 'sign-up', action: 'submit' }] }

/** The bot check is not configured, or the browser is Safari: the form is sent without a check. */
export const Off: Story = { args: { value: 'off', context: { ...DISABLED_INPUT, requests: [] } } }

export const Unconsented: Story = {
  args: {
    value: 'unconsented',
    context: { ...WITHOUT_CONSENT_INPUT, requests: [] },
    result: { at: 'missing', reason: 'no-consent' },
  },
}

/** The visitor has not interacted yet, and no third-party script has been requested. */
export const Armed: Story = { args: { value: 'armed', context: IDLE_CONTEXT } }

export const Loading: Story = { args: { value: 'loading', context: WAITING_CONTEXT } }

export const Ready: Story = { args: { value: 'ready', context: IDLE_CONTEXT }, tags: ['!nightly'] }

export const CreatingToken: Story = { args: { value: 'creatingToken', context: WAITING_CONTEXT } }

export const Failed: Story = {
  args: { value: 'failed', context: IDLE_CONTEXT, result: { at: 'missing', reason: 'not-loaded' } },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ReCaptcha not loaded')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** The token was created, but the server classified the visitor as a bot. */
export const Robot: Story = {
  args: { value: 'ready', context: IDLE_CONTEXT, result: { at: 'robot' } },
}

export const NotJudged: Story = {
  args: {
    value: 'ready',
    context: IDLE_CONTEXT,
    result: { at: 'failed', problem: { kind: 'http', status: 429, retryAfter: 40 } },
  },
}
