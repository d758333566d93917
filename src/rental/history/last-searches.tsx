import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { History } from 'lucide-react'

import type { OfflineSearch } from '#api/kept/offline-searches.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

const SearchLink = createLink(
  styled('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minH: '12',
      px: '3',
      py: '1',
      lineHeight: 'tight',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      _hover: { borderColor: 'border.strong' },
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
    },
  }),
)

/** The searches that were made last, each a link to make it again. */
export function LastSearches({ searches }: { searches: readonly OfflineSearch[] }) {
  const { t } = useLingui()
  const { shortRange } = useDates()

  return (
    <styled.ul
      aria-label={t`Your last searches`}
      display="flex"
      flexWrap="wrap"
      gap="2"
      listStyleType="none"
    >
      {searches.map(({ p, d, f, t: until, pickUp, dropOff }) => (
        <li key={[p, d, f, until].join()}>
          <SearchLink to="/search" search={{ p, d, f, t: until }}>
            <History aria-hidden size={18} />
            <span>
              <styled.span display="block" fontSize="sm" fontWeight="semibold">
                {pickUp === dropOff ? pickUp : `${pickUp} – ${dropOff}`}
              </styled.span>
              <styled.span display="block" fontSize="xs" color="fg.muted">
                {shortRange(f, until)}
              </styled.span>
            </span>
          </SearchLink>
        </li>
      ))}
    </styled.ul>
  )
}
