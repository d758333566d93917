import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom, StateValueFrom } from 'xstate'

import type { checkoutSessionMachine } from '@masar/machines/checkout-session/checkout-session.machine.ts'
import { Page } from '#ui/page/page.tsx'

import type { SessionScreenProps } from './session-actor.ts'
import { Asking, SessionUnknown } from './screens/asking.tsx'
import { Confirmed } from './screens/confirmed.tsx'
import { Expired, SessionMissing, Refunded } from './screens/ended.tsx'
import { SessionDeclined, SessionOpen } from './screens/unpaid.tsx'

type State = StateValueFrom<typeof checkoutSessionMachine>

const SCREENS: Record<State, (props: SessionScreenProps) => ReactNode> = {
  loading: Asking,
  waiting: Asking,
  open: SessionOpen,
  declined: SessionDeclined,
  expired: Expired,
  unknown: SessionUnknown,
  missing: SessionMissing,
  refunded: Refunded,
  confirmed: Confirmed,
}

/** Shows the payment's current status from the server, and the next step. Never changes the payment. */
export function CheckoutSessionPanel({ actor, renderBooking }: SessionScreenProps) {
  const Screen = SCREENS[useSelector(actor, chooseShownState)]
  const busy = useSelector(actor, (session) => session.hasTag('busy'))

  return (
    <Page aria-busy={busy}>
      <Screen actor={actor} {...(renderBooking && { renderBooking })} />
    </Page>
  )
}

/** Returns the state to show. A known status stays on the page while it is checked again. */
function chooseShownState({ value, context }: SnapshotFrom<typeof checkoutSessionMachine>): State {
  const status = context.polls === 0 ? context.reading?.status : null
  const isKnown = status === 'open' || status === 'declined' || status === 'expired'
  return value === 'loading' && isKnown ? status : value
}
