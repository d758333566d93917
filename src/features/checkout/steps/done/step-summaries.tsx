import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { formatPhone } from '@masar/domain/person/phone.ts'
import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import { fillDriver } from '@masar/domain/booking/booking-draft.ts'
import { EXTRA_NAMES } from '#rental/car-facts/car-names.ts'
import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { CHOICE_TITLES } from '../payment/choice-texts.ts'
import { DonePanel } from './done-panel.tsx'

export interface StepSummaryProps {
  actor: CheckoutActor
  number: number
  title: string
  /** Missing while nothing can be changed. */
  onChange?: (() => void) | undefined
}

export function OptionsSummary({ actor, title, onChange }: StepSummaryProps) {
  const { t } = useLingui()
  const extras = useSelector(actor, ({ context }) => context.draft.extras)
  const names = EXTRAS.filter((extra) => extras[extra]).map((extra) => t(EXTRA_NAMES[extra]))

  return (
    <DonePanel title={title} onChange={onChange}>
      <P>{names.length > 0 ? names.join(' · ') : <Trans>No extras</Trans>}</P>
    </DonePanel>
  )
}

export function DriverSummary({ actor, title, onChange }: StepSummaryProps) {
  const { draft, account } = useSelector(actor, ({ context }) => context)
  const driver = fillDriver(draft, account)

  return (
    <DonePanel title={title} onChange={onChange}>
      <P>
        {driver.fullName}
        <br />
        <HStack as="span" columnGap="4" rowGap="0" wrap="wrap">
          <styled.span minW="0" overflowWrap="anywhere">
            {driver.email}
          </styled.span>{' '}
          <span>{formatPhone(driver.phone)}</span>
        </HStack>
        {draft.mainDriver ? (
          <styled.span display="block">
            <Trans>Main driver: {draft.mainDriver.fullName}</Trans>
          </styled.span>
        ) : null}
        {draft.extras.additionalDriver ? (
          <Trans>Additional driver: {draft.additionalDriver.fullName}</Trans>
        ) : null}
      </P>
    </DonePanel>
  )
}

export function PaymentSummary({ actor, title, onChange }: StepSummaryProps) {
  const { t } = useLingui()
  const choice = useSelector(actor, ({ context }) => context.draft.choice)

  return (
    <DonePanel title={title} onChange={onChange}>
      <P>{choice ? t(CHOICE_TITLES[choice]) : null}</P>
    </DonePanel>
  )
}
