import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { Button } from '#ui/control/button.tsx'

/** Loads the page again, which then offers a guest without access a new link. */
export function NewLinkButton() {
  const router = useRouter()

  return (
    <Button variant="outline" onClick={() => void router.invalidate()}>
      <Trans>Get a new link</Trans>
    </Button>
  )
}
