import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { formatWhole } from '#domain/money/money-format.ts'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { chakra, HStack } from '#ui/style/styled.ts'

/** What a link to a page beside this one looks like and is called. */
export interface PagerLink {
  'aria-label': string
  rel: 'prev' | 'next'
  variant: 'outline'
  size: 'icon'
  children: ReactNode
}

export interface PagerProps {
  /** Names the pages: 'Pages of cars'. */
  label: string
  page: number
  size: number
  total: number
  /** Links, so that a page can be opened in another tab. */
  renderLink: (page: number, look: PagerLink) => ReactNode
}

/** "16 to 30 of 123", and the pages beside this one; nothing where one page is all. */
export function Pager({ label, page, size, total, renderLink }: PagerProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const before = (page - 1) * size
  if (total <= size || before >= total) return null

  const first = formatWhole(before + 1, language)
  const last = formatWhole(Math.min(page * size, total), language)
  const all = formatWhole(total, language)
  const look = { variant: 'outline', size: 'icon' } as const

  return (
    <chakra.nav aria-label={label}>
      <HStack justify="space-between" gap="4">
        {page > 1 ? (
          renderLink(page - 1, {
            ...look,
            rel: 'prev',
            'aria-label': t`Previous page`,
            children: <ChevronLeft aria-hidden size={20} />,
          })
        ) : (
          <chakra.span minW="11" />
        )}
        <chakra.span fontVariantNumeric="tabular-nums">
          <Trans>
            {first} to {last} of {all}
          </Trans>
        </chakra.span>
        {page * size < total ? (
          renderLink(page + 1, {
            ...look,
            rel: 'next',
            'aria-label': t`Next page`,
            children: <ChevronRight aria-hidden size={20} />,
          })
        ) : (
          <chakra.span minW="11" />
        )}
      </HStack>
    </chakra.nav>
  )
}
