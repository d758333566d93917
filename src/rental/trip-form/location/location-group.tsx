import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'

import { LOCATION_ICONS } from '#rental/location-icons.ts'
import { styled } from '#ui/style/styled.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import { splitIntoMatches } from './matched-parts.ts'

const Option = styled(
  'div',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '12',
      px: '3',
      py: '1.5',
      borderRadius: 'md',
      cursor: 'pointer',
      _disabled: { opacity: 0.5, cursor: 'default' },
      _hover: { bg: 'bg.subtle' },
      '&[data-active]': { bg: 'accent.subtle' },
    },
  },
  { defaultProps: { role: 'option' } },
)

const Sign = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '8',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent',
  },
})

/** In the order of the groups. */
const GROUP_TITLES = {
  recent: msg`Recent`,
  popular: msg`Popular`,
  others: msg`All locations`,
  found: null,
}

export interface LocationGroupProps {
  /** The id of the whole list. */
  id: string
  group: SuggestionGroup
  /** The number of options before this group. */
  first: number
  /** The index of the active option, or -1. */
  active: number
  isOutdated: boolean
  keyword: string
  onChoose: (location: Suggestion) => void
}

/** The locations of one group, with its heading if it has one. */
export function LocationGroup(props: LocationGroupProps) {
  const { id, group, first, active, isOutdated, keyword, onChoose } = props
  const { t } = useLingui()
  const { kind, locations } = group
  const title = GROUP_TITLES[kind]
  const titleId = `${id}-${kind}`

  return (
    <div role={title ? 'group' : 'presentation'} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <styled.div
          id={titleId}
          role="presentation"
          px="3"
          pt="3"
          pb="1"
          fontSize="sm"
          fontWeight="semibold"
          color="fg.muted"
        >
          {t(title)}
        </styled.div>
      ) : null}
      {locations.map((location, index) => {
        const isActive = first + index === active
        const Icon = kind === 'recent' ? History : LOCATION_ICONS[location.kind ?? 'unknown']
        return (
          <Option
            key={location.id}
            id={`${id}-${first + index}`}
            aria-selected={isActive}
            aria-disabled={isOutdated || undefined}
            data-active={isActive ? '' : undefined}
            ref={isActive ? scrollOptionIntoView : undefined}
            onClick={() => onChoose(location)}
          >
            <Sign>
              <Icon aria-hidden size={18} />
            </Sign>
            <styled.span minW="0">
              <Name name={location.name} keyword={keyword} />
              {location.where ? (
                <styled.span display="block" fontSize="sm" color="fg.muted">
                  {location.where}
                </styled.span>
              ) : null}
            </styled.span>
          </Option>
        )
      })}
    </div>
  )
}

/** Highlights the parts that match the keyword. */
const Name = ({ name, keyword }: { name: string; keyword: string }) =>
  splitIntoMatches(name, keyword).map(({ text, isMatch }, index) =>
    isMatch ? (
      <styled.b key={index} fontWeight="bold">
        {text}
      </styled.b>
    ) : (
      text
    ),
  )

/** Scrolls to the option, because arrow keys can move beyond the visible part of the list. */
const scrollOptionIntoView = (option: HTMLElement | null) =>
  option?.scrollIntoView({ block: 'nearest' })
