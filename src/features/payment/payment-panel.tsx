import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { useScreenFocus } from '#rental/screens/use-screen-focus.ts'
import type { ProviderFormComponent } from './methods/payment-method.ts'
import type { PaymentActor } from './payment-actor.ts'
import { AmountChanged } from './screens/amount-changed.tsx'
import type { ChargeFactsProps, PaymentSubject } from './screens/charge-facts.tsx'
import { ChooseProvider } from './screens/choose-provider.tsx'
import { Declined, Superseded } from './screens/declined.tsx'
import { FormScreen } from './screens/form-screen.tsx'
import { Confirming, PaymentEnded, Preparing } from './screens/pending.tsx'
import { PrepareFailed } from './screens/prepare-failed.tsx'
import { PaymentUnavailable } from './screens/unavailable.tsx'
import { Unknown } from './screens/unknown.tsx'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

export interface PaymentPanelProps {
  actor: PaymentActor
  paidFor?: PaymentSubject
  providerForm?: ProviderFormComponent | undefined
}

const SCREENS: Record<string, (props: ChargeFactsProps) => ReactNode> = {
  offering: Preparing,
  choosing: ChooseProvider,
  preparing: Preparing,
  prepareFailed: PrepareFailed,
  unavailable: PaymentUnavailable,
  priceChanged: AmountChanged,
  declined: Declined,
  superseded: Superseded,
  'confirming.checking': Confirming,
  'confirming.waiting': Confirming,
  'confirming.unknown': Unknown,
}

/** The payment screen for a held booking, in any payment state. */
export function PaymentPanel({
  actor,
  paidFor = createUnknownSubject(),
  providerForm,
}: PaymentPanelProps) {
  const state = useSelector(actor, ({ value }) => toStatePath(value))
  const isForm = useSelector(actor, (payment) => payment.hasTag('form'))
  useScreenFocus(toScreenKey(state))

  if (isForm) return <FormScreen actor={actor} paidFor={paidFor} form={providerForm} />
  const Screen = SCREENS[state] ?? PaymentEnded
  return <Screen actor={actor} paidFor={paidFor} />
}

const createUnknownSubject = (): PaymentSubject => ({
  choice: null,
  due: null,
  zone: getDefaultTimeZone(),
})

/** Returns the path of a state, such as `confirming.unknown`. No state of this chart is parallel. */
function toStatePath(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([parent, child]) => `${parent}.${child ? toStatePath(child) : ''}`)
    .join()
}

/** Returns the same key for states that look alike, so that their shared heading is not announced twice. */
function toScreenKey(state: string): string {
  if (state === 'offering') return 'preparing'
  return state === 'confirming.waiting' ? 'confirming.checking' : state
}
