import { HStack, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { StateValueFrom } from 'xstate'

import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import { Card } from '#ui/card.tsx'
import { usePrices } from '#ui/prices.tsx'
import { P } from '#ui/type.tsx'

import { ScreenHeading } from '../screen-heading.tsx'
import { useScreenFocus } from '../use-screen-focus.ts'
import { Confirming } from './confirming.tsx'
import type { PaymentActor, ProviderForm } from './payment-actor.ts'
import { LeavePayment, OtherWay } from './payment-actions.tsx'
import { Declined, PaymentUnavailable, PrepareFailed, Unknown } from './payment-troubles.tsx'

export interface PaymentPanelProps {
  actor: PaymentActor
  providerForm?: ProviderForm | undefined
}

/** The payment of a booking that is held, in whatever state it is. */
export function PaymentPanel({ actor, providerForm }: PaymentPanelProps) {
  const screen = useSelector(actor, ({ value }) => leafOf(value))
  useScreenFocus(screen)

  switch (screen) {
    case 'paying.filling':
    case 'paying.submitted':
    case 'paying.challenged':
    case 'paying.blocked':
      return <Awaiting actor={actor} form={providerForm} />
    case 'unavailable':
      return <PaymentUnavailable actor={actor} />
    case 'prepareFailed':
      return <PrepareFailed actor={actor} />
    case 'declined':
      return <Declined actor={actor} />
    case 'confirming.unknown':
      return <Unknown actor={actor} />
    case 'confirming.checking':
    case 'confirming.waiting':
      return <Confirming />
    case 'offering':
    case 'preparing':
      return <Preparing />
    default:
      return <Over />
  }
}

function Awaiting({ actor, form: Form }: { actor: PaymentActor; form: ProviderForm | undefined }) {
  const { show } = usePrices()
  const amount = useSelector(actor, ({ context }) => context.amount)

  return (
    <Card tone="raised">
      <Stack gap="5">
        <ScreenHeading>
          <Trans>Pay {show(amount)}</Trans>
        </ScreenHeading>
        {Form ? <Form actor={actor} /> : null}
        <HStack wrap="wrap" gap="3">
          <OtherWay actor={actor} />
          <LeavePayment actor={actor} />
        </HStack>
      </Stack>
    </Card>
  )
}

function Preparing() {
  return (
    <Card tone="raised">
      <output>
        <ScreenHeading>
          <Trans>Preparing the payment</Trans>
        </ScreenHeading>
        <P>
          <Trans>The car is held for you meanwhile.</Trans>
        </P>
      </output>
    </Card>
  )
}

/** Between the end of the payment and what checkout makes of it. */
function Over() {
  return (
    <Card tone="raised">
      <output>
        <ScreenHeading>
          <Trans>One moment</Trans>
        </ScreenHeading>
      </output>
    </Card>
  )
}

function leafOf(value: StateValueFrom<typeof paymentMachine>): string {
  if (typeof value === 'string') return value
  const [parent = '', child = ''] = Object.entries(value)[0] ?? []
  return `${parent}.${child}`
}
