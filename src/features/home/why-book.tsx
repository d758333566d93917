import { Trans } from '@lingui/react/macro'
import { CalendarX2, Headset, ReceiptText, Scale } from 'lucide-react'

import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { Promised, PromiseList } from './promises.tsx'

/** Why to book here, and what comes with a rental (HOME-7, HOME-8). */
export function WhyBook() {
  return (
    <Stack gap="5">
      <H2>
        <Trans>Why book here</Trans>
      </H2>
      <PromiseList>
        <Promised icon={ReceiptText} title={<Trans>No hidden fees</Trans>}>
          <Trans>See every charge before you book. With most companies you pay at pick-up.</Trans>
        </Promised>
        <Promised icon={Scale} title={<Trans>Compare like for like</Trans>}>
          <Trans>The same facts for every car. Many come with unlimited mileage.</Trans>
        </Promised>
        <Promised icon={CalendarX2} title={<Trans>Plans change?</Trans>}>
          <Trans>Add free cancellation or changes to most cars.</Trans>
        </Promised>
        <Promised icon={Headset} title={<Trans>Support on the road</Trans>}>
          <Trans>
            24/7 roadside assistance. Choose your cover: theft, collision or full, per day.
          </Trans>
        </Promised>
      </PromiseList>
    </Stack>
  )
}
