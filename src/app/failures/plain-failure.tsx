import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { Button } from '#ui/control/button.tsx'
import { useNetworkReturn } from '#ui/moment/online.ts'
import { chakra } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

/** A page that could not be shown, where what tells more of it cannot be fetched either. */
export function PlainFailure() {
  const router = useRouter()
  const retry = () => void router.invalidate()
  useNetworkReturn(retry)

  return (
    <chakra.div p="6">
      <H1 mb="6">
        <Trans>Something went wrong.</Trans>
      </H1>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </chakra.div>
  )
}
