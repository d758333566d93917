import { Trans } from '@lingui/react/macro'
import { CalendarDays, CreditCard, IdCard, ShieldCheck, WalletCards } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { getRequiredAge } from '@masar/domain/person/ages.ts'
import { computeCarDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { DepositMethods } from '#rental/conditions/deposit-methods.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { PickUpChecklist } from '#rental/pick-up/pick-up-checklist.tsx'
import { OnlineOnly } from '#rental/price-block/online-only.tsx'
import { usePrices } from '#rental/prices.tsx'
import { styled, SimpleGrid, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** What to bring and what to pay at pick-up. */
export function AtTheCounter({ car }: { car: components['schemas']['CarDetail'] }) {
  const { show } = usePrices()
  const { payLater, licenseRequired } = car.supplier
  const deposit = computeCarDeposit(toCarPrices(car), car.supplier.priceChangeRate)
  const amount = show(deposit)
  const methods = car.conditions?.depositMethods ?? []
  const age = getRequiredAge(car.minimumAge)

  return (
    <section>
      <Stack gap="4">
        <H2>
          <Trans>At the counter</Trans>
        </H2>
        <SimpleGrid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
          columnGap="8"
          rowGap="6"
        >
          <styled.ul listStyleType="none" display="grid" gap="2" alignContent="start">
            <Item icon={ShieldCheck}>
              {deposit > 0 ? (
                <Trans>Deposit of {amount}, refunded when the car is returned undamaged.</Trans>
              ) : (
                <Trans>No deposit</Trans>
              )}
            </Item>
            {deposit > 0 && methods.length > 0 ? (
              <Item icon={WalletCards}>
                <DepositMethods methods={methods} />
              </Item>
            ) : null}
            <Item icon={CalendarDays}>
              <Trans>Every driver must be at least {age} at pick-up.</Trans>
            </Item>
            {licenseRequired ? (
              <Item icon={IdCard}>
                <Trans>
                  This company asks for a photo of your driving licence when you book. Bring the
                  original.
                </Trans>
              </Item>
            ) : null}
            <Item icon={CreditCard}>
              <WaysToPay payLater={payLater} />
            </Item>
          </styled.ul>
          <PickUpChecklist isPaid={!payLater && deposit === 0} />
        </SimpleGrid>
      </Stack>
    </section>
  )
}

function WaysToPay({ payLater }: { payLater: boolean | undefined }) {
  const { onlinePayments } = useCapabilities()
  if (!payLater) return <OnlineOnly />

  return onlinePayments ? (
    <Trans>Pay online by card, or at pick-up by card or in cash.</Trans>
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
