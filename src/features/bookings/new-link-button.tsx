import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { Button } from '#ui/control/button.tsx'

/** Reloads the route, which offers a new link to a guest whose access has expired. */
export function NewLinkButton() {
  const router = useRouter()

  return (
    <Button variant="outline" onClick={() => void router.invalidate()}>
      <Trans>Get a new link</Trans>
    </Button>
  )
}
