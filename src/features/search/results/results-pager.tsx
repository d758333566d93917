import { chakra, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { formatWhole } from '#domain/money-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { usePreferences } from '#ui/preferences.tsx'

import type { SearchParams } from '../search-params.ts'

export interface ResultsPagerProps {
  page: number
  size: number
  total: number
}

/** "16 to 30 of 123", and links to the pages beside this one: they open in a tab of their own. */
export function ResultsPager({ page, size, total }: ResultsPagerProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  if (total <= size) return null

  const first = formatWhole((page - 1) * size + 1, language)
  const last = formatWhole(Math.min(page * size, total), language)
  const all = formatWhole(total, language)
  const isLast = page * size >= total

  return (
    <chakra.nav aria-label={t`Pages of cars`}>
      <HStack justify="space-between" gap="4">
        <ButtonLink
          from="/search"
          to="/search"
          search={pageLink(page - 1)}
          disabled={page === 1}
          aria-label={t`Previous page`}
          variant="outline"
          size="icon"
        >
          <ChevronLeft aria-hidden size={20} />
        </ButtonLink>
        <chakra.span fontVariantNumeric="tabular-nums">
          <Trans>
            {first} to {last} of {all}
          </Trans>
        </chakra.span>
        <ButtonLink
          from="/search"
          to="/search"
          search={pageLink(page + 1)}
          disabled={isLast}
          aria-label={t`Next page`}
          variant="outline"
          size="icon"
        >
          <ChevronRight aria-hidden size={20} />
        </ButtonLink>
      </HStack>
    </chakra.nav>
  )
}

const pageLink = (n: number) => (search: SearchParams) => ({
  ...search,
  n: n === 1 ? undefined : n,
})
