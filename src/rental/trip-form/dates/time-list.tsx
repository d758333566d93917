import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { getWallClockTime } from '@masar/domain/rental/rental-clock.ts'
import type { TimeChoice } from '@masar/domain/rental/rental-times.ts'

import { useDates } from '#ui/control/dates.tsx'
import type { ControlProps } from '#ui/form/field.tsx'
import { styled } from '#ui/style/styled.ts'
import { BARRED_REASONS } from './barred-reasons.ts'
import { findTimeIndex } from './walk-times.ts'

const Wrapper = styled('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      bottom: '0.75rem',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
})

const ComboboxButton = styled(
  'button',
  {
    base: {
      display: 'block',
      textAlign: 'start',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 'md',
      cursor: 'pointer',
    },
  },
  { defaultProps: { type: 'button', role: 'combobox' } },
)

const List = styled(
  'ul',
  {
    base: {
      position: 'absolute',
      zIndex: '2',
      top: '100%',
      insetInlineEnd: '0',
      mt: '1',
      p: '1',
      minW: '11rem',
      maxH: '16.5rem',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      listStyle: 'none',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      boxShadow: 'md',
    },
  },
  { defaultProps: { role: 'listbox' } },
)

const Option = styled(
  'li',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '11',
      px: '3',
      borderRadius: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&[data-active]': { bg: 'bg.sand' },
      '&[aria-selected=true]': { bg: 'primary', color: 'primary.fg', fontWeight: 'semibold' },
      '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'default' },
    },
  },
  { defaultProps: { role: 'option' } },
)

export interface TimeListProps {
  control: ControlProps
  label: string
  /** The chosen time, such as `10:00`. */
  value: string
  times: readonly TimeChoice[]
  onChoose: (time: string) => void
  onLeave: () => void
}

/**
 * A list of times within the opening hours: the select-only combobox of the ARIA Authoring Practices. Arrow
 * keys, Home, End and digits move through the list; Enter or the space bar chooses; Escape only closes the
 * list.
 */
export function TimeList({ control, label, value, times, onChoose, onLeave }: TimeListProps) {
  const { i18n } = useLingui()
  const { time: showTime } = useDates()
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef({ digits: '', at: 0 })
  const [active, setActive] = useState<number | null>(null)
  const isOpen = active !== null
  const clocks = times.map(({ at }) => getWallClockTime(at))
  const chosen = clocks.indexOf(value)
  const choices = times.map(({ at, barredBy }) => ({
    text: showTime(at),
    isBarred: barredBy !== null,
  }))

  // Keeps the active option in view, and centers it when the list opens.
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const reached = active === null ? null : list.current?.children[active]
    if (reached instanceof HTMLElement && list.current) {
      const { clientHeight, scrollTop } = list.current
      const [start, end] = [reached.offsetTop, reached.offsetTop + reached.offsetHeight]
      if (!wasOpen.current) list.current.scrollTop = (start + end - clientHeight) / 2
      else if (start < scrollTop) list.current.scrollTop = start
      else if (end > scrollTop + clientHeight) list.current.scrollTop = end - clientHeight
    }
    wasOpen.current = active !== null
  }, [active])

  const open = () => setActive(Math.max(chosen, 0))

  function choose(index: number) {
    const time = clocks[index]
    if (time === undefined || choices[index]?.isBarred) return
    setActive(null)
    if (time !== value) onChoose(time)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape' && !isOpen) return
    const isDigit = /^[\d:]$/.test(key)
    if (isDigit) {
      const isSoon = event.timeStamp - typed.current.at < 1000
      typed.current = { digits: (isSoon ? typed.current.digits : '') + key, at: event.timeStamp }
    }
    const walked = findTimeIndex(choices, active ?? chosen, isDigit ? typed.current.digits : key)
    if (key === 'Escape') setActive(null)
    else if (walked !== null) setActive(isOpen || isDigit ? walked : Math.max(chosen, 0))
    else if (key !== 'Enter' && key !== ' ') return
    else if (active === null) open()
    else choose(active)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Wrapper>
      <ComboboxButton
        {...control}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        onClick={() => (isOpen ? setActive(null) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setActive(null)
          onLeave()
        }}
      >
        {value ? showTime(`2000-01-01T${value}`) : '\u00A0'}
      </ComboboxButton>
      <ChevronDown aria-hidden size={16} />
      {isOpen ? (
        <List ref={list} id={listId} aria-label={label}>
          {times.map(({ at, barredBy }, index) => (
            <Option
              key={at}
              id={`${listId}-${index}`}
              aria-selected={index === chosen}
              aria-disabled={barredBy !== null}
              data-active={index === active ? '' : undefined}
              // Keeps the focus on the control: its blur would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {showTime(at)}
              {barredBy ? (
                <styled.span fontSize="sm">{i18n._(BARRED_REASONS[barredBy])}</styled.span>
              ) : null}
            </Option>
          ))}
        </List>
      ) : null}
    </Wrapper>
  )
}
