import { Plural, Trans } from '@lingui/react/macro'
import { LoaderCircle } from 'lucide-react'
import { use, type MouseEvent, type UIEvent } from 'react'

import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'
import { OperatorSettings } from '../../operator-settings.ts'
import { LocationGroup } from './location-group.tsx'
import type { Suggestions } from './location-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

/** The popup below the field. On a phone it fills the rest of the screen, with padding for the keyboard. */
const Popup = styled('div', {
  base: {
    overflowY: 'auto',
    '@media (max-width: 47.9975rem)': { flex: '1', mx: '-4', px: '2', pb: '40dvh' },
    '@media (min-width: 48rem)': {
      position: 'absolute',
      zIndex: 'overlay',
      insetInline: 0,
      top: 'calc(100% + 4px)',
      minW: '24rem',
      maxH: '24rem',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      boxShadow: 'md',
      p: '1',
    },
  },
})

const List = styled('div', {}, { defaultProps: { role: 'listbox' } })

/** Below the field, so that it covers no other part of the form. */
const Message = styled('span', {
  base: { display: 'block', pt: '1', fontSize: 'sm', color: 'fg.muted' },
})

/** At the end of the field, so that nothing moves while suggestions load. */
const Spinner = styled('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    top: '3',
    bg: 'bg.raised',
    color: 'fg.muted',
    animation: 'masar-turn 0.9s linear infinite',
  },
})

export interface LocationListProps {
  id: string
  label: string
  suggestions: Suggestions
  /** Whether the suggestions belong to older text, so that none can be chosen. */
  isOutdated: boolean
  /** The index of the active option, or -1. */
  active: number
  onChoose: (location: Suggestion) => void
}

/** The suggestions below a location field. Clicking them never moves the focus away from the field. */
export function LocationList(props: LocationListProps) {
  const { id, label, suggestions, isOutdated, active, onChoose } = props
  const { status, locations, groups, keyword, retry, more } = suggestions
  const { pageOffset } = use(OperatorSettings)

  function goOn({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
    if (scrollHeight - scrollTop - clientHeight <= pageOffset) more?.()
  }

  return (
    <>
      <Popup hidden={locations.length === 0} onMouseDown={keepFocus} onScroll={goOn}>
        <List
          id={id}
          aria-label={label}
          aria-busy={isOutdated}
          aria-disabled={isOutdated || undefined}
        >
          {groups.map((group, index) => (
            <LocationGroup
              key={group.kind}
              group={group}
              first={countOptionsBefore(groups, index)}
              isOutdated={suggestions.isOutdated}
              {...{ id, active, keyword, onChoose }}
            />
          ))}
        </List>
      </Popup>
      <output>
        <LocationListMessage status={status} count={locations.length} />
      </output>
      {status === 'failed' ? (
        <styled.div pt="1" onMouseDown={keepFocus}>
          <Button size="sm" variant="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </styled.div>
      ) : null}
    </>
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

const countOptionsBefore = (groups: Suggestions['groups'], index: number) =>
  groups.slice(0, index).reduce((sum, { locations }) => sum + locations.length, 0)

function LocationListMessage({ status, count }: { status: Suggestions['status']; count: number }) {
  if (status === 'loading') {
    return (
      <>
        <styled.span srOnly>
          <Trans>Searching…</Trans>
        </styled.span>
        <Spinner aria-hidden>
          <LoaderCircle size={18} />
        </Spinner>
      </>
    )
  }
  if (status === 'failed') {
    return (
      <Message>
        <Trans>The locations couldn’t be loaded.</Trans>
      </Message>
    )
  }
  return count === 0 ? (
    <Message>
      <Trans>No matches. Try a town or airport.</Trans>
    </Message>
  ) : (
    <styled.span srOnly>
      <Plural value={count} one="# location" other="# locations" />
    </styled.span>
  )
}
