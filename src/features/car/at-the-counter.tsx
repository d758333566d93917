import { Trans } from '@lingui/react/macro'
import { CalendarDays, CreditCard, IdCard, ShieldCheck } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { requiredAge } from '@masar/domain/person/ages.ts'
import { carDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { OnlineOnly } from '#rental/price-block/online-only.tsx'
import { usePrices } from '#rental/prices.tsx'
import { styled, SimpleGrid, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** What to bring and what to pay when the keys are handed over. */
export function AtTheCounter({ car }: { car: components['schemas']['CarDetail'] }) {
  const { show } = usePrices()
  const { payLater, licenseRequired } = car.supplier
  const deposit = carDeposit(toCarPrices(car), car.supplier.priceChangeRate)
  const amount = show(deposit)
  const age = requiredAge(car.minimumAge)

  return (
    <section>
      <Stack gap="4">
        <H2>
          <Trans>At the counter</Trans>
        </H2>
        <SimpleGrid
          as="ul"
          listStyleType="none"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}
          columnGap="6"
          rowGap="4"
        >
          <Item icon={ShieldCheck}>
            {deposit > 0 ? (
              <Trans>Deposit of {amount}, refunded when the car is returned undamaged.</Trans>
            ) : (
              <Trans>No deposit</Trans>
            )}
          </Item>
          <Item icon={CalendarDays}>
            <Trans>Every driver must be at least {age} at pick-up.</Trans>
          </Item>
          <Item icon={IdCard}>
            {licenseRequired ? (
              <Trans>
                This company asks for your driving licence. Add a photo of it when you book, and
                bring the original.
              </Trans>
            ) : (
              <Trans>Bring a driving licence for each driver.</Trans>
            )}
          </Item>
          <Item icon={CreditCard}>
            <WaysToPay payLater={payLater} />
          </Item>
        </SimpleGrid>
      </Stack>
    </section>
  )
}

function WaysToPay({ payLater }: { payLater: boolean | undefined }) {
  const { onlinePayments } = useCapabilities()
  if (!payLater) return <OnlineOnly />

  return onlinePayments ? (
    <Trans>Pay online or at pick-up, by card or in cash.</Trans>
  ) : (
    <Trans>Pay at pick-up, by card or in cash.</Trans>
  )
}

function Item({ icon: Drawing, children }: { icon: Icon; children: ReactNode }) {
  return (
    <styled.li display="flex" gap="3" alignItems="flex-start">
      <styled.span color="fg.muted" display="inline-flex" flexShrink={0} pt="0.5">
        <Drawing aria-hidden size={20} />
      </styled.span>
      <span>{children}</span>
    </styled.li>
  )
}
