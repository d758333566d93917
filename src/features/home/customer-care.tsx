import { Trans } from '@lingui/react/macro'

import { Card } from '#ui/card.tsx'
import { OutsideLink } from '#ui/link.tsx'
import { Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

/** Whom to ask. */
export function CustomerCare({ contactEmail }: { contactEmail: string }) {
  return (
    <Card tone="sand">
      <Stack gap="3">
        <H2>
          <Trans>A person to ask</Trans>
        </H2>
        <P>
          <Trans>
            Before, during and after the rental: write to us and somebody who knows your booking
            answers. On the road, roadside assistance is there around the clock.
          </Trans>
        </P>
        <P>
          <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>
        </P>
      </Stack>
    </Card>
  )
}
