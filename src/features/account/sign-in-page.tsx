import { HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { isEmail } from '#domain/contact.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { PasswordField, TextField, TickField } from '#ui/form-fields.tsx'
import { useForm } from '#ui/form.tsx'
import { TextLink } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { P } from '#ui/type.tsx'

import { AccountFrame } from './account-frame.tsx'
import { AttemptProblem } from './attempt-problem.tsx'
import { useKeptForm } from './kept-form.ts'
import type { SessionActor } from './session-actor.ts'
import { SessionNotice } from './session-notice.tsx'
import type { SocialDoor } from './social/social-door.ts'
import { WaysIn } from './social/ways-in.tsx'

export interface SignInPageProps {
  actor: SessionActor
  /** The path to go on to; none is the home page. */
  from?: string | undefined
  contactEmail: string
  /** Whether this browser's last sign-in was to last. */
  stayedConnected?: boolean
  /** Providers who vouch for customers here. */
  door?: SocialDoor
}

/** Email and password, and everything that can be said about them. */
export function SignInPage(props: SignInPageProps) {
  const { actor, from, contactEmail, stayedConnected = false, door } = props
  const { t } = useLingui()

  return (
    <AccountFrame
      actor={actor}
      title={t`Sign in`}
      returnTo={from ?? '/'}
      contactEmail={contactEmail}
      width="narrow"
      aside={
        <P textAlign="center">
          <Trans>
            New here?{' '}
            <TextLink to="/sign-up" search={{ from }}>
              Create an account
            </TextLink>
          </Trans>
        </P>
      }
    >
      <SignInForm actor={actor} stayedConnected={stayedConnected} door={door} />
    </AccountFrame>
  )
}

interface SignInFormProps {
  actor: SessionActor
  stayedConnected: boolean
  door: SocialDoor | undefined
}

function SignInForm({ actor, stayedConnected, door }: SignInFormProps) {
  const { t } = useLingui()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))

  const { initial, keep } = useKeptForm(actor, 'sign-in', {
    email: '',
    password: '',
    stay: stayedConnected,
  })

  const form = useForm({
    initial,
    labels: { email: t`Email`, password: t`Password`, stay: t`Stay connected` },
    required: ['email', 'password'],
    check: ({ email }) => ({ email: isEmail(email) ? undefined : t`Invalid email address` }),
    busy,
    onSubmit(credentials) {
      actor.send({ type: 'signIn.requested', ...credentials })
    },
    onChange(values) {
      keep(values)
      if (failed) actor.send({ type: 'problem.dismissed' })
    },
  })

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        {failed ? null : <SessionNotice actor={actor} />}
        {failed ? <AttemptProblem problem={problem} attempt="signIn" /> : null}
        <ErrorSummary form={form} />
        <TextField form={form} name="email" type="email" autoComplete="username" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <HStack justify="space-between" wrap="wrap" gap="3">
          <TickField form={form} name="stay">
            <Trans>Stay connected</Trans>
          </TickField>
          <TextLink to="/forgot-password">
            <Trans>Forgot your password?</Trans>
          </TextLink>
        </HStack>
        <SubmitButton busy={busy} busyText={<Trans>Signing in…</Trans>}>
          <Trans>Sign in</Trans>
        </SubmitButton>
        <WaysIn actor={actor} door={door} stay={form.values.stay} />
      </Stack>
    </form>
  )
}
