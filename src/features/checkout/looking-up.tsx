import { Trans } from '@lingui/react/macro'

import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

/** The room of the first step, while the price is asked for. */
export function LookingUp() {
  return (
    <Card tone="raised" aria-busy>
      <Stack gap="5">
        <styled.output>
          <ScreenHeading>
            <Trans>Loading the price</Trans>
          </ScreenHeading>
        </styled.output>
        <StepsWaiting />
      </Stack>
    </Card>
  )
}

/** A step of many lines. */
export const StepsWaiting = () => (
  <Stack gap="4">
    {LINES.map((line) => (
      <Skeleton key={line} height="12" />
    ))}
  </Stack>
)

const LINES = [1, 2, 3, 4, 5, 6, 7]
