import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { formatPhone } from '#domain/person/phone.ts'
import { EXTRAS } from '#domain/pricing/extras.ts'
import { fillDriver } from '#domain/booking/booking-draft.ts'
import type { CheckoutStep } from '#domain/booking/checkout-steps.ts'
import { EXTRA_NAMES } from '#rental/car-facts/car-names.ts'
import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { CHOICE_TITLES } from '../payment/choice-texts.ts'
import { DonePanel } from './done-panel.tsx'
import { STEP_TITLES } from '../step-titles.ts'

export interface DoneStepProps {
  actor: CheckoutActor
  step: CheckoutStep
  isFixed: boolean
}

export function DoneStep({ actor, step, isFixed }: DoneStepProps) {
  const { t } = useLingui()

  return (
    <DonePanel
      title={t(STEP_TITLES[step])}
      onChange={isFixed ? undefined : () => actor.send({ type: 'step.reopened', step })}
    >
      {step === 'options' ? <OptionsInShort actor={actor} /> : null}
      {step === 'driver' ? <DriverInShort actor={actor} /> : null}
      {step === 'payment' ? <PaymentInShort actor={actor} /> : null}
    </DonePanel>
  )
}

function OptionsInShort({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui()
  const extras = useSelector(actor, ({ context }) => context.draft.extras)
  const names = EXTRAS.filter((extra) => extras[extra]).map((extra) => t(EXTRA_NAMES[extra]))

  return <P>{names.length > 0 ? names.join(' · ') : <Trans>No options</Trans>}</P>
}

function DriverInShort({ actor }: { actor: CheckoutActor }) {
  const { draft, account } = useSelector(actor, ({ context }) => context)
  const driver = fillDriver(draft, account)

  return (
    <P>
      {driver.fullName}
      <br />
      <HStack as="span" columnGap="4" rowGap="0" wrap="wrap">
        <styled.span minW="0" overflowWrap="anywhere">
          {driver.email}
        </styled.span>{' '}
        <span>{formatPhone(driver.phone)}</span>
      </HStack>
      {draft.extras.additionalDriver ? (
        <Trans>Additional driver: {draft.additionalDriver.fullName}</Trans>
      ) : null}
    </P>
  )
}

function PaymentInShort({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui()
  const choice = useSelector(actor, ({ context }) => context.draft.choice)

  return <P>{choice ? t(CHOICE_TITLES[choice]) : null}</P>
}
