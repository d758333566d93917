import { Trans } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'

import { Button } from '#ui/control/button.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

export interface NewVersionBarProps {
  onReload: () => void
}

/** Announces a new version at the bottom of the window, but not while a customer is about to book or pay. */
export function NewVersionBar({ onReload }: NewVersionBarProps) {
  const isBusy = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isUninterrupted),
  })

  if (isBusy) return null
  return (
    <HStack justify="center" gap="4" wrap="wrap" px="4" py="2" bg="bg.raised" borderTopWidth="1px">
      <styled.p fontWeight="medium">
        <Trans>A new version is ready.</Trans>
      </styled.p>
      <Button size="sm" variant="outline" onClick={onReload}>
        <Trans>Reload</Trans>
      </Button>
    </HStack>
  )
}
