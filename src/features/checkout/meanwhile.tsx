import { Trans } from '@lingui/react/macro'

import { Card } from '#ui/page/card.tsx'
import { ProgressLine } from '#ui/page/progress-line.tsx'
import { P } from '#ui/style/type.tsx'

import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { styled } from '#ui/style/styled.ts'
import type { ShownScreen } from './choose-screen.ts'

/** A screen that asks nothing of the customer: a call runs, or everything is over. */
export function Meanwhile({ screen }: { screen: ShownScreen }) {
  const isOver = screen.name === 'left'

  return (
    <Card aria-busy={!isOver}>
      <styled.div as={isOver ? 'div' : 'output'} display="block">
        <ScreenHeading>
          {screen.name === 'adopting' ? <Trans>Looking up the earlier booking</Trans> : null}
          {screen.name === 'left' ? <Trans>You have left checkout</Trans> : null}
          {screen.name === 'releasing' ? <Trans>Releasing the booking</Trans> : null}
        </ScreenHeading>
        {screen.name === 'releasing' ? (
          <P pt="2">
            {screen.leaving ? (
              <Trans>The car is being released for others. One moment.</Trans>
            ) : (
              <Trans>Then you can choose another way to pay. What you typed is kept.</Trans>
            )}
          </P>
        ) : null}
      </styled.div>
      {isOver ? null : (
        <styled.div pt="3">
          <ProgressLine />
        </styled.div>
      )}
    </Card>
  )
}
