import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { UNLIMITED_MILEAGE } from '@masar/domain/car/catalogue.ts'
import { formatWhole } from '@masar/domain/money/money-format.ts'
import { type Extra, EXTRAS, type ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { getIncludedNames } from '#rental/car-facts/car-names.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    columnGap: '8',
    rowGap: '2',
    listStyleType: 'none',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& svg': { color: 'success.fg', flexShrink: 0, mt: '0.5' },
  },
})

export interface PriceInclusionsProps {
  car: components['schemas']['CarDetail']
  offers: Readonly<Record<Extra, ExtraOffer>>
}

/** What the price includes and what it excludes, according to the terms of use. */
export function PriceInclusions({ car, offers }: PriceInclusionsProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const names = getIncludedNames(useCapabilities())
  const included = EXTRAS.filter((extra) => offers[extra].offer === 'included')

  return (
    <Stack as="section" gap="3">
      <H2 id={titleId}>
        <Trans>Included in the price</Trans>
      </H2>
      <List aria-labelledby={titleId}>
        {included.map((extra) => (
          <Inclusion key={extra}>{i18n._(names[extra])}</Inclusion>
        ))}
        <Mileage mileage={car.mileage} />
        <Inclusion>
          <Trans>Insurance required by law</Trans>
        </Inclusion>
        <Inclusion>
          <Trans>24/7 roadside assistance</Trans>
        </Inclusion>
        <Inclusion>
          <Trans>Taxes</Trans>
        </Inclusion>
      </List>
      <P size="sm" tone="muted">
        {car.fuelPolicy === 'freeTank' ? (
          <Trans>Not included: tolls, parking and fines.</Trans>
        ) : (
          <Trans>Not included: fuel, tolls, parking and fines.</Trans>
        )}
      </P>
    </Stack>
  )
}

function Mileage({ mileage }: { mileage: number }) {
  const { language } = usePreferences()
  const perDay = formatWhole(mileage, language)
  if (mileage === UNLIMITED_MILEAGE) {
    return (
      <Inclusion>
        <Trans>Unlimited kilometres</Trans>
      </Inclusion>
    )
  }
  return mileage > 0 ? (
    <Inclusion>
      <Trans>{perDay} km per day</Trans>
    </Inclusion>
  ) : null
}

const Inclusion = ({ children }: { children: ReactNode }) => (
  <li>
    <Check aria-hidden size={20} />
    <span>{children}</span>
  </li>
)
