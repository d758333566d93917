import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { makeBill } from '@masar/domain/pricing/quote.ts'
import { findPriceChange } from '@masar/machines/amendment/amendment-price.ts'
import { PriceBreakdown } from '#rental/car-facts/price-breakdown.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { Button } from '#ui/control/button.tsx'
import { AsideColumns } from '#ui/page/aside-columns.tsx'
import { Card } from '#ui/page/card.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { usePrices } from '#rental/prices.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { AmendmentActor } from '../flow/amendment.flow.ts'
import type { AmendmentFacts } from '../form/use-amendment-form.ts'
import { AmendmentHeading } from './amendment-heading.tsx'
import { PriceRows } from './price-rows.tsx'
import { WhatChanges } from './what-changes.tsx'

export interface PriceChangeScreenProps {
  actor: AmendmentActor
  facts: AmendmentFacts
}

/** Shows the old price, the new price and the difference, before anything is changed. */
export function PriceChangeScreen({ actor, facts }: PriceChangeScreenProps) {
  const { show } = usePrices()
  const at = useSelector(actor, (snapshot) => snapshot)
  const { agreed, draft, original, quote } = at.context
  const change = findPriceChange(at.context)
  if (!change || !quote) return null
  const { after, difference } = change
  const bill = makeBill(quote, draft.extras)

  return (
    <AsideColumns columnGap="8" rowGap={{ base: '5', lg: '8' }}>
      <Stack gap="5">
        {at.matches('priceChanged') && agreed !== null ? (
          <Notice tone="warning" urgent title={<Trans>The price has just changed</Trans>}>
            <Trans>
              The price was {show(agreed)} and is now {show(after)}. Nothing has changed yet.
            </Trans>
          </Notice>
        ) : null}
        <Card>
          <Stack gap="4">
            <AmendmentHeading>
              <Trans>What changes</Trans>
            </AmendmentHeading>
            <WhatChanges before={original} after={draft} offers={quote.offers} facts={facts} />
          </Stack>
        </Card>
        <Card>
          <styled.details>
            <styled.summary cursor="pointer" color="accent" fontWeight="medium">
              <Trans>New price details</Trans>
            </styled.summary>
            <styled.div pt="3">
              <PriceBreakdown lines={bill.lines} deposit={0} />
            </styled.div>
          </styled.details>
        </Card>
      </Stack>
      <Card tone="sand">
        <Stack gap="4">
          <PriceRows before={change.before} after={after} />
          <PayerText difference={difference} isStaff={facts.isStaff} />
          <Button size="lg" wide onClick={() => actor.send({ type: 'amendment.confirmed' })}>
            <Trans>Confirm the changes</Trans>
          </Button>
          <Button
            size="lg"
            wide
            variant="outline"
            onClick={() => actor.send({ type: 'back.requested' })}
          >
            <Trans>Back</Trans>
          </Button>
        </Stack>
      </Card>
    </AsideColumns>
  )
}

function PayerText({ difference, isStaff }: { difference: number; isStaff: boolean }) {
  const { notifiesOfChanges } = useCapabilities()
  if (isStaff) {
    return (
      <P tone="muted">
        {notifiesOfChanges ? (
          <Trans>The customer will be notified. Any difference is settled at the counter.</Trans>
        ) : (
          <Trans>The customer won’t be notified. Any difference is settled at the counter.</Trans>
        )}
      </P>
    )
  }
  if (difference === 0) return null
  return (
    <P tone="muted">
      {difference > 0 ? (
        <Trans>Nothing is charged online: you pay the difference at the counter.</Trans>
      ) : (
        <Trans>The rental company refunds any difference at the counter.</Trans>
      )}
    </P>
  )
}
