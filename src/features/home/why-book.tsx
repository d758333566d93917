import { Trans } from '@lingui/react/macro'
import { CalendarX2, HandCoins, ReceiptText, Scale } from 'lucide-react'

import { Stack } from '#ui/styled.ts'
import { H2 } from '#ui/type.tsx'

import { Promised, PromiseList } from './promises.tsx'

/** Why to book here (HOME-7). */
export function WhyBook() {
  return (
    <Stack gap="5">
      <H2>
        <Trans>Why book here</Trans>
      </H2>
      <PromiseList columns={4}>
        <Promised icon={ReceiptText} title={<Trans>The whole price</Trans>}>
          <Trans>Every total comes with the lines that make it up, before you book.</Trans>
        </Promised>
        <Promised icon={HandCoins} title={<Trans>Pay later</Trans>}>
          <Trans>With most suppliers you book now and pay at the counter.</Trans>
        </Promised>
        <Promised icon={Scale} title={<Trans>Suppliers side by side</Trans>}>
          <Trans>Deposit, fuel, mileage and age: the same facts for every car.</Trans>
        </Promised>
        <Promised icon={CalendarX2} title={<Trans>Plans change</Trans>}>
          <Trans>Add cancellation or changes where the car offers them.</Trans>
        </Promised>
      </PromiseList>
    </Stack>
  )
}
