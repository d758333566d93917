import { Plural, Trans } from '@lingui/react/macro'
import { LoaderCircle, MapPin } from 'lucide-react'
import { use, type MouseEvent, type UIEvent } from 'react'

import { Button } from '#ui/button.tsx'
import { chakra } from '#ui/styled.ts'
import { OperatorSettings } from '../operator-settings.ts'
import type { Suggestion, Suggestions } from './location-suggestions.ts'

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    insetInline: 0,
    top: 'calc(100% + 4px)',
    minW: 'min(20rem, calc(100vw - 4rem))',
    maxH: '20rem',
    overflowY: 'auto',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'md',
    p: '1',
  },
})

const List = chakra('ul', {}, { defaultProps: { role: 'listbox' } })

const Option = chakra(
  'li',
  {
    base: {
      display: 'flex',
      gap: '3',
      px: '3',
      py: '2',
      borderRadius: 'md',
      cursor: 'pointer',
      _disabled: { opacity: 0.5, cursor: 'default' },
      '&[data-active]': { bg: 'accent.subtle' },
      _hover: { bg: 'bg.subtle' },
      '& svg': { flexShrink: 0, mt: '1', color: 'accent' },
    },
  },
  { defaultProps: { role: 'option' } },
)

/** Stands below the field, where it covers nothing of the form. */
const Message = chakra('span', {
  base: { display: 'block', pt: '1', fontSize: 'sm', color: 'fg.muted' },
})

/** Stands at the end of the field, so that nothing moves for the moment that an answer takes. */
const Spinner = chakra('span', {
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
  /** The option that the arrow keys are on; -1 for none. */
  active: number
  onChoose: (location: Suggestion) => void
}

/** The suggestions under a place field. The pointer never takes the focus from the field. */
export function LocationList({ id, label, suggestions, active, onChoose }: LocationListProps) {
  const { status, locations, isOutdated, retry, more } = suggestions
  const { pageOffset } = use(OperatorSettings)

  function goOn({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
    if (scrollHeight - scrollTop - clientHeight <= pageOffset) more?.()
  }

  return (
    <>
      <Popup hidden={locations.length === 0} onMouseDown={keepFocus} onScroll={goOn}>
        <List id={id} aria-label={label} aria-busy={isOutdated}>
          {locations.map((location, index) => (
            <Option
              key={location.id}
              id={`${id}-${index}`}
              aria-selected={index === active}
              aria-disabled={isOutdated || undefined}
              data-active={index === active ? '' : undefined}
              ref={index === active ? intoView : undefined}
              onClick={() => onChoose(location)}
            >
              <MapPin aria-hidden size={18} />
              <span>
                {location.name}
                <chakra.span display="block" fontSize="sm" color="fg.muted">
                  {location.where}
                </chakra.span>
              </span>
            </Option>
          ))}
        </List>
      </Popup>
      <output>
        <LocationListMessage status={status} count={locations.length} />
      </output>
      {status === 'failed' ? (
        <chakra.div pt="1" onMouseDown={keepFocus}>
          <Button size="sm" variant="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </chakra.div>
      ) : null}
    </>
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The arrow keys walk on where the box ends. */
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function LocationListMessage({ status, count }: { status: Suggestions['status']; count: number }) {
  if (status === 'loading') {
    return (
      <>
        <chakra.span srOnly>
          <Trans>Looking for places…</Trans>
        </chakra.span>
        <Spinner aria-hidden>
          <LoaderCircle size={18} />
        </Spinner>
      </>
    )
  }
  if (status === 'failed') {
    return (
      <Message>
        <Trans>The places could not be loaded.</Trans>
      </Message>
    )
  }
  return count === 0 ? (
    <Message>
      <Trans>No place of that name. Try a town or an airport.</Trans>
    </Message>
  ) : (
    <chakra.span srOnly>
      <Plural value={count} one="# place" other="# places" />
    </chakra.span>
  )
}
