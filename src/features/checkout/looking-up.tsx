import { Trans } from '@lingui/react/macro'

import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chakra, Stack } from '#ui/styled.ts'

/** The room of the first step, while the price is asked for. */
export function LookingUp() {
  return (
    <Stack gap="4" aria-busy>
      <chakra.output>
        <ScreenHeading>
          <Trans>Looking up the price</Trans>
        </ScreenHeading>
      </chakra.output>
      <StepsWaiting />
    </Stack>
  )
}

/** A step of many lines. */
export const StepsWaiting = () => <Skeleton height="30rem" />
