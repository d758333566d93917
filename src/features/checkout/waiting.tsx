import { chakra, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

import { ScreenHeading } from './screen-heading.tsx'
import type { Screen } from './screen-of.ts'

/** A screen that asks nothing of the customer: a call runs, or everything is over. */
export function Waiting({ screen }: { screen: Screen }) {
  if (screen.name === 'looking') return <LookingUp />

  return (
    <Card>
      <ScreenHeading>
        {screen.name === 'adopting' ? <Trans>Looking up the earlier booking</Trans> : null}
        {screen.name === 'left' ? <Trans>You have left checkout</Trans> : null}
        {screen.name === 'releasing' ? <Trans>Releasing the booking</Trans> : null}
      </ScreenHeading>
      {screen.name === 'releasing' ? (
        <chakra.output display="block" pt="2">
          {screen.leaving ? (
            <Trans>The car is being released for others. One moment.</Trans>
          ) : (
            <Trans>Then you can choose another way to pay. What you typed is kept.</Trans>
          )}
        </chakra.output>
      ) : null}
    </Card>
  )
}

function LookingUp() {
  return (
    <Stack gap="4" aria-busy>
      <chakra.output>
        <ScreenHeading>
          <Trans>Looking up the price</Trans>
        </ScreenHeading>
      </chakra.output>
      <Skeleton height="22rem" />
      <Skeleton height="14" />
      <Skeleton height="14" />
      <Skeleton height="14" />
    </Stack>
  )
}
