import { chakra, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { ButtonLink } from '#ui/button.tsx'
import { Figures } from '#ui/type.tsx'

export interface BookingsPagerProps {
  page: number
  size: number
  total: number
  status: string | undefined
}

/** Links, so that a page can be opened in another tab; nothing where one page is all. */
export function BookingsPager({ page, size, total, status }: BookingsPagerProps) {
  const { t } = useLingui()
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  if (total <= size || first > total) return null

  const searchOf = (to: number) => ({ page: to > 1 ? to : undefined, status })

  return (
    <chakra.nav aria-label={t`Pages of bookings`}>
      <HStack justify="space-between" gap="3">
        {page > 1 ? (
          <ButtonLink
            to="/bookings"
            search={searchOf(page - 1)}
            variant="outline"
            size="icon"
            rel="prev"
            aria-label={t`Previous page`}
          >
            <ChevronLeft aria-hidden size={20} />
          </ButtonLink>
        ) : (
          <chakra.span minW="11" />
        )}
        <Figures>
          <Trans>
            {first} to {last} of {total}
          </Trans>
        </Figures>
        {last < total ? (
          <ButtonLink
            to="/bookings"
            search={searchOf(page + 1)}
            variant="outline"
            size="icon"
            rel="next"
            aria-label={t`Next page`}
          >
            <ChevronRight aria-hidden size={20} />
          </ButtonLink>
        ) : (
          <chakra.span minW="11" />
        )}
      </HStack>
    </chakra.nav>
  )
}
