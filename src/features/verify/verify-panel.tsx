import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { MailWarning, X } from 'lucide-react'
import { useState } from 'react'

import { resendVerificationEmail, isVerified } from '#api/calls/account.ts'
import type { Api } from '#api/client.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { Button } from '#ui/control/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { useSecondsLeft } from '#ui/lifecycle/clock.ts'
import { styled } from '#ui/style/styled.ts'

import { useReturnToPage } from './use-return-to-page.ts'
import { useResend, type ResendState } from './use-resend.ts'

/** The pages on which a customer needs a confirmed email address (ACCOUNT-32). */
const PAGES_WITH_PANEL = [
  '/checkout',
  '/bookings',
  '/booking',
  '/notifications',
  '/settings',
  '/change-password',
]

export interface VerifyPanelProps {
  api: Api
  user: { _id: string; email: string }
  /** Called when the email address is confirmed, so that the account is fetched again. */
  onVerified: () => void
}

/**
 * Asks an unverified customer to open the link in the email, and can send another email. Once closed, the panel
 * stays hidden until the site is reopened.
 */
export function VerifyPanel(props: VerifyPanelProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })

  const [isClosed, setClosed] = useState(false)

  if (isClosed || !PAGES_WITH_PANEL.includes(path)) return null
  return <Panel {...props} onClose={() => setClosed(true)} />
}

function Panel({ api, user, onVerified, onClose }: VerifyPanelProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { _id: id, email } = user
  const { resend, again } = useResend(() => resendVerificationEmail(api, email))
  useReturnToPage(async () => {
    if (await isVerified(api, id)) onVerified()
  })

  return (
    <styled.aside bg="warning.subtle" color="warning.fg">
      <Page py="2" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
        <MailWarning aria-hidden size={20} />
        <styled.div flex="1 1 14rem" minW="0" fontSize="sm" overflowWrap="anywhere">
          <p>
            <strong>
              <Trans>Confirm your email address</Trans>
            </strong>
            {'. '}
            <Trans>Open the link we sent to {email}.</Trans>
          </p>
          <styled.div aria-live="polite" fontWeight="semibold">
            <Outcome resend={resend} />
          </styled.div>
        </styled.div>
        <styled.div display="flex" alignItems="center" gap="1" ms="auto" color="fg">
          <ResendButton resend={resend} onPress={again} />
          <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={onClose}>
            <X aria-hidden size={18} />
          </Button>
        </styled.div>
      </Page>
    </styled.aside>
  )
}

function Outcome({ resend }: { resend: ResendState }) {
  if (resend.at === 'sent') return <Trans>Validation email sent.</Trans>
  if (resend.at !== 'failed') return null
  const { problem } = resend
  const isServers = problem.kind === 'http' && problem.status !== 429

  return (
    <>
      <Trans>An error occurred while sending validation email.</Trans>
      {isServers ? null : (
        <>
          {' '}
          <ProblemText problem={problem} canRetry />
        </>
      )}
    </>
  )
}

interface ResendButtonProps {
  resend: ResendState
  onPress: () => void
}

function ResendButton({ resend, onPress }: ResendButtonProps) {
  const left = useWait(resend.at === 'failed' ? resend.problem : null)
  const isIdle = resend.at === 'sending' || left > 0

  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={isIdle}
      opacity={isIdle ? 0.55 : undefined}
      onClick={() => {
        if (!isIdle) onPress()
      }}
    >
      {resend.at === 'sending' ? <Trans>Sending…</Trans> : <Trans>Send the email again</Trans>}
    </Button>
  )
}

const NO_WAIT = {}

/** Returns the seconds until the server accepts another request. */
function useWait(problem: Problem | null): number {
  const seconds = problem?.kind === 'http' ? (problem.retryAfter ?? 0) : 0
  return useSecondsLeft(problem ?? NO_WAIT, seconds)
}
