import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { isNotFetched } from '#api/not-fetched.ts'
import { Button } from '#ui/control/button.tsx'
import { useNetworkReturn } from '#ui/lifecycle/network.ts'
import { styled } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

/** Shown when a page fails and its error page fails to load as well. */
export function PlainFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const retry = () => {
    if (navigator.onLine && isNotFetched(error)) location.reload()
    else void router.invalidate()
  }
  useNetworkReturn(() => void router.invalidate())

  return (
    <styled.div p="6">
      <H1 mb="6">
        <Trans>Something went wrong.</Trans>
      </H1>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </styled.div>
  )
}
