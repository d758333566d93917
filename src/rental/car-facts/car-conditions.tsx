import { Trans } from '@lingui/react/macro'

import { getRequiredAge } from '@masar/domain/person/ages.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { styled } from '#ui/style/styled.ts'

import { useDepositText } from './deposit-text.ts'

export interface CarConditionsProps {
  car: components['schemas']['CarRow'] | components['schemas']['CarDetail']
}

/** What a car requires of its drivers: a deposit, and a minimum age on the day of pick-up. */
export function CarConditions({ car }: CarConditionsProps) {
  const depositText = useDepositText()(car)
  const age = getRequiredAge(car.minimumAge)

  return (
    <styled.p fontSize="sm" color="fg.muted">
      {depositText ? (
        <Trans>
          Deposit: <strong>{depositText}</strong>
        </Trans>
      ) : (
        <Trans>No deposit</Trans>
      )}
      {' · '}
      <Trans>Minimum age {age}</Trans>
    </styled.p>
  )
}
