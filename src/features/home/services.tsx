import { Trans } from '@lingui/react/macro'
import { CalendarClock, Gauge, Headset, ShieldCheck } from 'lucide-react'
import { use } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { PromiseItem, PromiseList } from './promises.tsx'

/** What a rental includes, and what can be added to it (HOME-8). */
export function Services() {
  const { amendments, refundTerms } = use(OperatorSettings).capabilities

  return (
    <Card tone="sand">
      <Stack gap="5">
        <H2>
          <Trans>Services for your trip</Trans>
        </H2>
        <PromiseList>
          <PromiseItem icon={Headset} title={<Trans>24/7 roadside assistance</Trans>}>
            <Trans>Help after a breakdown is included in every rental.</Trans>
          </PromiseItem>
          <PromiseItem icon={ShieldCheck} title={<Trans>The cover you choose</Trans>}>
            <Trans>Theft protection, collision waiver or full insurance, charged per day.</Trans>
          </PromiseItem>
          <PromiseItem icon={CalendarClock} title={<Trans>Changes and cancellation</Trans>}>
            {refundTerms ? (
              <Trans>
                Free cancellation up to 24 hours before pick-up: included with some cars, an option
                with others.
              </Trans>
            ) : (
              <Trans>Cancellation on request, as an option.</Trans>
            )}{' '}
            {amendments ? <Trans>Dates can be changed with the changes option.</Trans> : null}
          </PromiseItem>
          <PromiseItem icon={Gauge} title={<Trans>Unlimited mileage where noted</Trans>}>
            <Trans>Every car shows the kilometres included in its price.</Trans>
          </PromiseItem>
        </PromiseList>
      </Stack>
    </Card>
  )
}
