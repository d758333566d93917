import { Trans } from '@lingui/react/macro'
import { ReceiptText, Scale, Ticket, UserRoundCheck } from 'lucide-react'

import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { PromiseItem, PromiseList } from './promises.tsx'

/** The reasons to book here (HOME-7). */
export function WhyBook() {
  return (
    <Stack gap="5">
      <H2>
        <Trans>Why book here</Trans>
      </H2>
      <PromiseList>
        <PromiseItem icon={ReceiptText} title={<Trans>No hidden fees</Trans>}>
          <Trans>See every charge before you book. With most companies you pay at pick-up.</Trans>
        </PromiseItem>
        <PromiseItem icon={Scale} title={<Trans>Compare like for like</Trans>}>
          <Trans>The same facts for every car, side by side.</Trans>
        </PromiseItem>
        <PromiseItem icon={UserRoundCheck} title={<Trans>No account needed</Trans>}>
          <Trans>Book as a guest. You can set a password later.</Trans>
        </PromiseItem>
        <PromiseItem icon={Ticket} title={<Trans>Everything in one place</Trans>}>
          <Trans>Voucher, price and rental company of every booking, at any time.</Trans>
        </PromiseItem>
      </PromiseList>
    </Stack>
  )
}
