import { Trans, useLingui } from '@lingui/react/macro'

import type { CarRange } from '@masar/domain/car/catalogue.ts'

import { RANGE_NAMES } from '../range-names.ts'

/** The class of the rented vehicle, which may be a different model from the one shown. */
export function VehicleClass({ range }: { range: CarRange }) {
  const { i18n } = useLingui()
  const size = i18n._(RANGE_NAMES[range])

  return <Trans comment="Below the name of a model: 'Mini car or similar'">{size} or similar</Trans>
}
