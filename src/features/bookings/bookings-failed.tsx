import { Trans, useLingui } from '@lingui/react/macro'

import { asProblem } from '#api/problem.ts'
import { getProblemStatus } from '@masar/domain/service/problem.ts'
import { RequestReference } from '#rental/request-reference.tsx'
import { RetryButton } from '#rental/retry-button.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { useNetworkReturn } from '#ui/lifecycle/network.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'

export interface BookingsFailedProps {
  error: unknown
  /** The path to return to after signing in. */
  here: string
  onRetry: () => unknown
}

/** Shown when the bookings fail to load: offline, a server error, or an expired session. */
export function BookingsFailed({ error, here, onRetry }: BookingsFailedProps) {
  const { t } = useLingui()
  const problem = asProblem(error)
  const status = getProblemStatus(problem)
  useNetworkReturn(onRetry)

  if (status === 401 || status === 403) {
    return (
      <Page width="text">
        <Stack gap="5">
          <PageHeading title={t`Sign in to see this`} />
          <Notice tone="info">
            <Trans>Your session has expired, or this booking belongs to another account.</Trans>
          </Notice>
          <HStack wrap="wrap" gap="3">
            <ButtonLink to="/sign-in" search={{ from: here }}>
              <Trans>Sign in</Trans>
            </ButtonLink>
            <ButtonLink to="/" variant="outline">
              <Trans>Find a car</Trans>
            </ButtonLink>
          </HStack>
        </Stack>
      </Page>
    )
  }

  return (
    <Page width="text">
      <Stack gap="5">
        <PageHeading title={t`This couldn’t be loaded`} />
        <Notice tone="danger" urgent>
          {problem.kind === 'network' ? (
            <Trans>You’re offline. Your bookings are safe.</Trans>
          ) : (status ?? 0) >= 500 ? (
            <Trans>Something went wrong on our side. Try again in a moment.</Trans>
          ) : (
            <Trans>Something went wrong.</Trans>
          )}
          <RequestReference problem={problem} />
        </Notice>
        <HStack>
          <RetryButton onRetry={onRetry} />
        </HStack>
      </Stack>
    </Page>
  )
}
