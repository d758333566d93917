import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'

import { styled } from '#ui/style/styled.ts'

/**
 * A rating from 1 to 5, as a number with one decimal beside a star. Rounded down, because 3.96 does not match
 * "4 stars and up".
 */
export function Stars({ rating }: { rating: number }) {
  const { i18n } = useLingui()
  const stars = i18n.number(Math.floor(rating * 10) / 10, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

  return (
    <>
      <styled.span color="warm" display="inline-flex">
        <Star aria-hidden size={16} fill="currentColor" />
      </styled.span>
      <styled.span srOnly>
        <Trans>Rated {stars} out of 5</Trans>
      </styled.span>
      <styled.span aria-hidden fontWeight="semibold">
        {stars}
      </styled.span>
    </>
  )
}
