import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { PasswordChange } from '#api/calls/account.ts'
import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { CoastLayout } from '#ui/page/coast-layout.tsx'
import { Card } from '#ui/page/card.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { Stack } from '#ui/style/styled.ts'
import { useToast } from '#ui/toast/toasts.tsx'
import { P } from '#ui/style/type.tsx'

import { ChangePasswordForm, listRefusedPasswords } from './change-password-form.tsx'

export interface ChangePasswordPageProps {
  /** False for an account that was created for a guest. */
  hasPassword: boolean
  /** Resolves to false when the current password is wrong. */
  onChange: (change: PasswordChange) => Promise<boolean>
}

/** Sets a new password for a customer who knows the current one (ACCOUNT-14). */
export function ChangePasswordPage({ hasPassword, onChange }: ChangePasswordPageProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const [round, setRound] = useState(0)
  const change = useMutation({
    mutationFn: onChange,
    onSuccess: (isChanged) => {
      if (!isChanged) return
      showToast({ tone: 'success', text: t`Password changed successfully.` })
      setRound(round + 1)
    },
  })

  const problem = change.error && asProblem(change.error)

  return (
    <Page>
      <CoastLayout column="narrow">
        <Stack gap="6">
          <PageHeading title={t`Change password`} />
          {hasPassword ? null : (
            <P tone="muted">
              <Trans>
                Your account has no password yet. Choose one to sign in with your email.
              </Trans>
            </P>
          )}
          <Card>
            <Stack gap="5">
              {problem && listRefusedPasswords(problem).length === 0 ? (
                <UpdateFailed problem={problem} />
              ) : null}
              <ChangePasswordForm
                key={round}
                hasPassword={hasPassword}
                busy={change.isPending}
                isWrong={change.data === false}
                problem={problem}
                onSubmit={(typed) => change.mutate(typed)}
              />
            </Stack>
          </Card>
        </Stack>
      </CoastLayout>
    </Page>
  )
}

function UpdateFailed({ problem }: { problem: Problem }) {
  const isServers = problem.kind === 'http' && problem.status !== 429

  return (
    <Notice tone="danger" urgent>
      {isServers ? (
        <Trans>An error occurred while updating password.</Trans>
      ) : (
        <ProblemText problem={problem} />
      )}
    </Notice>
  )
}
