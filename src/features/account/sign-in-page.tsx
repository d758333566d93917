import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'

import { LazyMailBookingLink } from '#rental/booking-link/lazy-mail-booking-link.ts'
import type { BookingLinkHandler } from '#rental/booking-link/mail-booking-link.tsx'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { PasswordField, TextField, TickField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Card } from '#ui/page/card.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { AccountFrame } from './account-frame.tsx'
import { AttemptProblem } from './attempt-problem.tsx'
import { useFormDraft } from './form-draft.ts'
import type { SessionActor } from './session-actor.ts'
import { SessionNotice } from './session-notice.tsx'
import type { SocialAuth } from './social/social-auth.ts'
import { SocialSignIn } from './social/social-sign-in.tsx'
import { type LazySession, type ShownSession, useSession } from './use-session.ts'

export interface SignInPageProps {
  actor: SessionActor | LazySession
  /** The path to continue to after signing in; the home page by default. */
  from?: string | undefined
  contactEmail: string
  /** Whether "Stay connected" was selected for the last sign-in in this browser. */
  stayedConnected?: boolean
  socialAuth?: SocialAuth
  /** Whether the page is for suppliers and administrators instead of customers. */
  isStaff?: boolean
  /** Emails a guest the link to the booking that they wanted to open. */
  onAskForLink?: BookingLinkHandler | undefined
}

/** The sign-in page, with a form for email and password. */
export function SignInPage(props: SignInPageProps) {
  const { actor, from, contactEmail, stayedConnected = false, socialAuth, isStaff = false } = props
  const { onAskForLink } = props
  const { t } = useLingui()
  const session = useSession(actor)

  return (
    <AccountFrame
      session={session}
      title={isStaff ? t`Sign in as a rental company` : t`Sign in`}
      returnTo={from ?? '/'}
      contactEmail={contactEmail}
      width="narrow"
      aside={
        isStaff ? (
          <CustomerSignInLink from={from} />
        ) : (
          <SignInAlternatives {...{ from, onAskForLink }} />
        )
      }
    >
      <SignInForm
        {...{ session, stayedConnected, isStaff, from }}
        socialAuth={isStaff ? undefined : socialAuth}
      />
    </AccountFrame>
  )
}

interface ReturnProps {
  from: string | undefined
}

/**
 * Alternatives for visitors without a customer account: request a booking link, sign up, or sign in as a rental
 * company.
 */
function SignInAlternatives({
  from,
  onAskForLink,
}: ReturnProps & Pick<SignInPageProps, 'onAskForLink'>) {
  return (
    <Stack gap="2" textAlign="center">
      {onAskForLink ? (
        <Card textAlign="start">
          <LazyMailBookingLink onAsk={onAskForLink} />
        </Card>
      ) : null}
      <P>
        <Trans>
          New here?{' '}
          <TextLink to="/sign-up" search={{ from }}>
            Sign up
          </TextLink>
        </Trans>
      </P>
      <P size="sm" tone="muted">
        <Trans>
          Rental company?{' '}
          <TextLink to="/sign-in" search={{ from, staff: true }}>
            Sign in here
          </TextLink>
        </Trans>
      </P>
    </Stack>
  )
}

function CustomerSignInLink({ from }: ReturnProps) {
  return (
    <P textAlign="center">
      <Trans>
        Do you want to rent a car?{' '}
        <TextLink to="/sign-in" search={{ from }}>
          Sign in as a customer
        </TextLink>
      </Trans>
    </P>
  )
}

const BLANK_VALUES = { email: '', password: '', stay: false }

interface SignInFormProps extends ReturnProps {
  session: ShownSession
  stayedConnected: boolean
  isStaff: boolean
  socialAuth: SocialAuth | undefined
}

/** Matches a menu, the button that has opened one, or a dialog. */
const OPEN_OVERLAY_SELECTOR = '[role=menu],[aria-expanded=true],dialog'

function SignInForm({ session, stayedConnected, isStaff, socialAuth, from }: SignInFormProps) {
  const { t } = useLingui()
  const { isBusy: busy, hasFailed: failed, problem, refused: refusal, send } = session
  const emails = useEmailMessages()
  const text = useTextMessages()

  const refused = failed ? listRefusedFields(problem, ['email', 'password']) : []
  const usual = { ...BLANK_VALUES, stay: stayedConnected }
  const { keep, ...draft } = useFormDraft(session.actor, 'sign-in', BLANK_VALUES, usual)

  const form = useForm({
    ...draft,
    labels: { email: t`Email`, password: t`Password`, stay: t`Stay connected` },
    schema: v.object({
      email: v.pipe(v.string(), requiredText(), withMessage(emails.email)),
      password: v.pipe(v.string(), requiredText(), withMessage(text.password)),
      stay: v.boolean(),
    }),
    refused: {
      email: refused.includes('email') ? emails.texts.email : undefined,
      password: refused.includes('password') ? text.notAccepted : undefined,
    },
    busy,
    onSubmit(credentials) {
      send({ type: 'signIn.requested', ...credentials, isStaff })
    },
    onChange(values) {
      keep(values)
      if (failed) send({ type: 'problem.dismissed' })
    },
  })

  const emailId = form.id('email')
  useEffect(() => {
    // Do not move the focus out of a menu or dialog that the visitor has already opened.
    if (document.activeElement?.closest(OPEN_OVERLAY_SELECTOR)) return
    document.getElementById(emailId)?.focus({ preventScroll: true })
  }, [emailId])

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        {failed ? null : <SessionNotice session={session} />}
        {failed && refused.length === 0 ? (
          <AttemptProblem problem={problem} refused={refusal} attempt="signIn" />
        ) : null}
        <ErrorSummary form={form} />
        <TextField form={form} name="email" type="email" autoComplete="username" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <HStack justify="space-between" wrap="wrap" gap="3">
          <TickField form={form} name="stay">
            <Trans>Stay connected</Trans>
          </TickField>
          <TextLink to="/forgot-password" search={{ from }} isAlone>
            <Trans>Forgot your password?</Trans>
          </TextLink>
        </HStack>
        <SubmitButton busy={busy} busyText={<Trans>Signing in…</Trans>}>
          <Trans>Sign in</Trans>
        </SubmitButton>
        <SocialSignIn session={session} socialAuth={socialAuth} stay={form.values.stay} />
      </Stack>
    </form>
  )
}
