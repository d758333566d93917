import { Trans, useLingui } from '@lingui/react/macro'

import { AcceptTerms } from '#rental/person/accept-terms.tsx'
import { useBotGuard } from '#rental/bot-guard.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { TextField, TickField } from '#ui/form/form-fields.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { BirthDateField } from '#rental/person/birth-date-field.tsx'
import { NewPasswordFields } from '#rental/person/new-password-fields.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SimpleGrid, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { AccountFrame } from './account-frame.tsx'
import { AttemptProblem } from './attempt-problem.tsx'
import { copyEmail } from './form-draft.ts'
import type { SessionActor } from './session-actor.ts'
import { findRefusedSignUpFields, useSignUpForm } from './sign-up-form.ts'
import type { SocialAuth } from './social/social-auth.ts'
import { SocialSignIn } from './social/social-sign-in.tsx'
import { type LazySession, type ShownSession, useSession } from './use-session.ts'

export interface SignUpPageProps {
  actor: SessionActor | LazySession
  /** The path to continue to after signing up; the home page by default. */
  from?: string | undefined
  contactEmail: string
  socialAuth?: SocialAuth
}

/** The sign-up page, which creates an account and signs the customer in. */
export function SignUpPage({ actor, from, contactEmail, socialAuth }: SignUpPageProps) {
  const { t } = useLingui()
  const back = { from }
  const session = useSession(actor)

  return (
    <AccountFrame
      session={session}
      title={t`Sign up`}
      returnTo={from ?? '/'}
      contactEmail={contactEmail}
      width="text"
      aside={
        <P textAlign="center">
          <Trans>
            Do you have an account?{' '}
            <TextLink to="/sign-in" search={back}>
              Sign in
            </TextLink>
          </Trans>
        </P>
      }
    >
      {session.isRegistered ? (
        <RegisteredNotice
          back={back}
          onGo={() => {
            copyEmail('sign-up', 'sign-in')
            session.send({ type: 'problem.dismissed' })
          }}
        />
      ) : (
        <SignUpFields session={session} socialAuth={socialAuth} />
      )}
    </AccountFrame>
  )
}

interface RegisteredNoticeProps {
  back: { from?: string | undefined }
  onGo: () => void
}

function RegisteredNotice({ back, onGo }: RegisteredNoticeProps) {
  return (
    <Notice
      tone="success"
      urgent
      title={<Trans>Your account is ready.</Trans>}
      action={
        <ButtonLink to="/sign-in" search={back} onClick={onGo}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    >
      <Trans>We couldn’t sign you in. Sign in with your new password.</Trans>
    </Notice>
  )
}

interface SignUpFieldsProps {
  session: ShownSession
  socialAuth: SocialAuth | undefined
}

function SignUpFields({ session, socialAuth }: SignUpFieldsProps) {
  const guard = useBotGuard()
  const { hasFailed, send } = session
  const busy = session.isBusy || guard.busy
  const problem = hasFailed ? session.problem : null
  const refused = hasFailed ? session.refused : null
  const form = useSignUpForm({
    actor: session.actor,
    problem,
    refused,
    busy,
    onSubmit(values) {
      guard.pass(() => send({ type: 'signUp.requested', form: values }))
    },
    onCorrect() {
      send({ type: 'problem.dismissed' })
    },
  })

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        {findRefusedSignUpFields(problem, refused).length > 0 ? null : (
          <AttemptProblem problem={problem} refused={refused} attempt="signUp" />
        )}
        {guard.notice}
        <ErrorSummary form={form} />
        <TextField form={form} name="fullName" autoComplete="name" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField form={form} name="email" type="email" autoComplete="email" />
          <TextField form={form} name="phone" type="tel" autoComplete="tel" />
        </SimpleGrid>
        <BirthDateField form={form} name="birthDate" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <NewPasswordFields form={form} name="password" repeated="confirmation" />
        </SimpleGrid>
        <TickField form={form} name="terms">
          <AcceptTerms />
        </TickField>
        <SubmitButton busy={busy} busyText={<Trans>Creating your account…</Trans>}>
          <Trans>Sign up</Trans>
        </SubmitButton>
        <SocialSignIn session={session} socialAuth={socialAuth} stay={false} />
      </Stack>
    </form>
  )
}
