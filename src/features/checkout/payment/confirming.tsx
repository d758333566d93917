import { Trans } from '@lingui/react/macro'

import { Card } from '#ui/card.tsx'
import { P } from '#ui/type.tsx'

import { ScreenHeading } from '../screen-heading.tsx'

/** Money may be moving: never called a failure. */
export function Confirming() {
  return (
    <Card tone="raised" aria-busy>
      <output>
        <ScreenHeading>
          <Trans>We are confirming your payment</Trans>
        </ScreenHeading>
        <P>
          <Trans>This can take a minute. Please do not pay again.</Trans>
        </P>
      </output>
    </Card>
  )
}
