import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CalendarCheck, CalendarX } from 'lucide-react'
import type { Ref } from 'react'

import { getFullRefundDeadline } from '@masar/domain/booking/cancellation.ts'
import type { DueAmounts } from '@masar/domain/payment/payment.ts'
import { AcceptTerms } from '#rental/person/accept-terms.tsx'
import { useDeadlineTexts } from '#rental/deadline/use-deadline-texts.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { Tick } from '#ui/control/tick.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { CancellationFacts } from '../payment/cancellation-facts.ts'
import {
  AddCancellationOption,
  type AddCancellationOptionProps,
} from '../payment/add-cancellation-option.tsx'
import { WithoutCancellationOption } from '../payment/without-cancellation-option.tsx'

export interface BookTermsProps {
  actor: CheckoutActor
  cancellation: CancellationFacts
  /** The amount to pay online. */
  now: DueAmounts | undefined
  isBusy: boolean
  boxRef: Ref<HTMLInputElement>
}

/** The terms that the customer accepts with the button below: cancellation and terms of use. */
export function BookTerms({ actor, cancellation, now, isBusy, boxRef }: BookTermsProps) {
  const { t } = useLingui()
  const isAccepted = useSelector(actor, ({ context }) => context.draft.terms)
  const isMissing = useSelector(actor, ({ context }) => context.invalid.includes('terms'))

  return (
    <Stack gap="2" pb={{ md: '4' }} data-terms>
      <HStack
        gap="3"
        align="start"
        fontWeight="medium"
        css={{ '& svg': { flexShrink: 0, mt: '0.5' } }}
      >
        <CancellationLine actor={isBusy ? undefined : actor} facts={cancellation} now={now} />
      </HStack>
      <Tick
        ref={boxRef}
        type="checkbox"
        checked={isAccepted}
        disabled={isBusy}
        // Keeps the checkbox from scrolling behind the bar.
        style={{ scrollMarginBlock: '10rem' }}
        error={isMissing ? t`Please accept the terms of use.` : undefined}
        onChange={(event) => actor.send({ type: 'terms.answered', accepted: event.target.checked })}
      >
        <AcceptTerms />
      </Tick>
    </Stack>
  )
}

type CancellationLineProps = AddCancellationOptionProps & Pick<BookTermsProps, 'now'>

function CancellationLine({ actor, facts, now }: CancellationLineProps) {
  const { refundTerms } = useCapabilities()
  const until = useDeadlineTexts(facts.zone).moment(getFullRefundDeadline(facts.from))

  if (!facts.isBought) {
    return (
      <>
        <CalendarX aria-hidden size={20} />
        <div>
          <strong>
            <WithoutCancellationOption now={now} />
          </strong>{' '}
          <AddCancellationOption actor={actor} facts={facts} />
        </div>
      </>
    )
  }
  if (!refundTerms) {
    return (
      <>
        <CalendarCheck aria-hidden size={20} />
        <Trans>Cancellation on request</Trans>
      </>
    )
  }
  return (
    <styled.span color="success.fg" display="inline-flex" gap="3">
      <CalendarCheck aria-hidden size={20} />
      <Trans>Free cancellation until {until}</Trans>
    </styled.span>
  )
}
