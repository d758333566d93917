import { Trans, useLingui } from '@lingui/react/macro'

import type { CarRange } from '@masar/domain/car/catalogue.ts'

import { RANGE_NAMES } from '../range-names.ts'

/** What is rented: a vehicle of this size, which may be another than the one that is named. */
export function VehicleClass({ range }: { range: CarRange }) {
  const { i18n } = useLingui()
  const size = i18n._(RANGE_NAMES[range])

  return <Trans comment="Below the name of a model: 'Mini car or similar'">{size} or similar</Trans>
}
