import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { isNotFetched } from '#api/not-fetched.ts'
import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

import { ButtonLink } from '#ui/control/button.tsx'
import { useNetworkReturn, useOnline } from '#ui/lifecycle/network.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { ProblemText } from './problem-text.tsx'
import { RequestReference } from './request-reference.tsx'
import { RetryButton } from './retry-button.tsx'
import { WayBack } from './way-back.tsx'

/** If this form also fails to load, the rest of the page works without it. */
const TripSearchForm = lazyPart(
  async () => (await import('./trip-form/trip-search-form.tsx')).TripSearchForm,
)

/** Replaces a page that could not be shown. Explains why, and links to other pages. The URL does not change. */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter()
  const { t } = useLingui()
  const isOnline = useOnline()
  const retry = () => (isOnline && isNotFetched(error) ? location.reload() : router.invalidate())
  useNetworkReturn(() => void router.invalidate())

  return (
    <WayBack
      title={t`Something went wrong.`}
      search={<TripSearchForm />}
      actions={
        <>
          <RetryButton onRetry={retry} />
          <ButtonLink to="/" variant="outline">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </>
      }
    >
      <FailureReason isOnline={isOnline} problem={asProblem(error)} />
      <RequestReference problem={asProblem(error)} />
    </WayBack>
  )
}

/** Explains the failure, which can be caused by the network or the server. */
function FailureReason({ isOnline, problem }: { isOnline: boolean; problem: Problem }) {
  if (!isOnline) return <Trans>You’re offline. This page will load when you reconnect.</Trans>
  if (problem.kind === 'http' && problem.status >= 500)
    return <Trans>Something went wrong on our side. Try again in a moment.</Trans>
  if (problem.kind === 'contract' || (problem.kind === 'http' && problem.status !== 429))
    return <Trans>This page didn’t load. We’ve saved what you entered.</Trans>
  return <ProblemText problem={problem} />
}
