import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { Trans } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'

/** The lowest price per day: null when no car is available, undefined when the price is unknown. */
export function FromPrice({ dailyPrice }: { dailyPrice: MajorUnits | null | undefined }) {
  const { show } = usePrices()
  if (dailyPrice === undefined) return null

  const price = dailyPrice === null ? null : show(toMinor(dailyPrice))
  return (
    <styled.span fontSize="sm" color="fg.muted">
      {price === null ? <Trans>No cars right now</Trans> : <Trans>From {price} per day</Trans>}
    </styled.span>
  )
}
