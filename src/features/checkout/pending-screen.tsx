import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { ProgressLine } from '#ui/page/progress-line.tsx'
import { P } from '#ui/style/type.tsx'

import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { styled } from '#ui/style/styled.ts'
import type { PendingScreenName } from './choose-screen.ts'

interface PendingScreenTexts {
  title: ReactNode
  text?: ReactNode
  isOver?: boolean
}

const SCREEN_TEXTS: Record<PendingScreenName, PendingScreenTexts> = {
  adopting: { title: <Trans>Checking your earlier booking</Trans> },
  releasing: {
    title: <Trans>Cancelling the booking</Trans>,
    text: <Trans>You can then choose another payment method. We’ve saved what you entered.</Trans>,
  },
  leaving: {
    title: <Trans>Cancelling the booking</Trans>,
    text: <Trans>The car is being released. One moment.</Trans>,
  },
  left: { title: <Trans>You’ve left checkout</Trans>, isOver: true },
}

/** A screen without input: a call is running, or the customer has left checkout. */
export function PendingScreen({ name }: { name: PendingScreenName }) {
  const { title, text, isOver = false } = SCREEN_TEXTS[name]

  return (
    <Card aria-busy={!isOver}>
      <styled.div as={isOver ? 'div' : 'output'} display="block">
        <ScreenHeading>{title}</ScreenHeading>
        {text ? <P pt="2">{text}</P> : null}
      </styled.div>
      {isOver ? null : (
        <styled.div pt="3">
          <ProgressLine />
        </styled.div>
      )}
    </Card>
  )
}
