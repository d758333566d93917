import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import type { Api } from '#api/client.ts'
import { foldText } from '@masar/domain/text/fold-text.ts'

import { runAfterPress } from './after-press.ts'
import { Input } from '#ui/control/controls.tsx'
import type { ControlProps } from '#ui/form/field.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { useLatestCallback } from '#ui/lifecycle/latest-callback.ts'
import { styled } from '#ui/style/styled.ts'
import type { Suggestions } from './location-suggestions.ts'
import type { Suggestion } from './suggestion.ts'
import type { LocationDraft } from '../trip-draft.ts'

const LocationSuggestions = lazyPart(
  async () => (await import('./location-suggestions-list.tsx')).LocationSuggestions,
)

const Combobox = styled(
  Input,
  {},
  { defaultProps: { role: 'combobox', autoComplete: 'off', spellCheck: false } },
)

/** The field with its list. On a phone, they fill the screen while the list is open. */
const Sheet = styled('div', {
  base: {
    position: 'relative',
    '@media (max-width: 47.9975rem)': {
      '&[data-phone-sheet]': {
        position: 'fixed',
        inset: '0',
        zIndex: 'overlay',
        display: 'flex',
        flexDirection: 'column',
        gap: '2',
        px: '4',
        pt: '2',
        bg: 'bg',
      },
      '&[data-phone-sheet] > [role=combobox]': { minH: '12', px: '3', py: '2' },
    },
  },
})

/** Reserves the height of the field while it fills the screen, so that the page behind does not move. */
const FieldSpace = styled('div', { base: { minH: '11' } })

export interface LocationInputProps {
  api: Api
  control: ControlProps
  /** The name of the query parameter when the form is submitted without JavaScript. */
  name?: string
  label: string
  placeholder?: string
  value: LocationDraft
  onChange: (value: LocationDraft) => void
  onLeave?: () => void
}

/**
 * A field for the name of a location, with suggestions (the combobox pattern of the ARIA Authoring Practices).
 * The typed text remains; arrow keys move through the list, Enter chooses, Escape closes it.
 */
export function LocationInput({
  api,
  control,
  value,
  onChange,
  onLeave,
  ...texts
}: LocationInputProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isEntered, setEntered] = useState(false)
  const suggested = useRef<Suggestions>(null)
  // A typed letter appears in the field before the list is rendered for it.
  const text = value.location ? '' : value.text
  const listed = useDeferredValue(text)

  const { id: fieldId } = control
  // The visitor may have focused the prerendered field, or typed in it, before hydration.
  useEffect(() => {
    const field = document.activeElement
    if (field?.id !== fieldId || !(field instanceof HTMLInputElement)) return
    // oxlint-disable-next-line react/set-state-in-effect -- the focus is only known in the browser, and no event was fired
    setEntered(true)
    setOpen(field.value !== '')
  }, [fieldId])

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function selectSuggestion({ id, name, timeZone }: Suggestion) {
    onChange({ text: name, location: { id, name, timeZone } })
    close()
  }

  function selectUnlessOutdated(suggestion: Suggestion) {
    if (!suggested.current?.isOutdated) selectSuggestion(suggestion)
  }

  const takeNewest = useLatestCallback(selectUnlessOutdated)

  function walk(step: 1 | -1) {
    setOpen(true)
    const from = active === -1 && step === -1 ? 0 : active
    const count = suggested.current?.locations.length ?? 0
    if (count > 0) setActive((from + step + count) % count)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const current = isOpen ? suggested.current?.locations[active] : undefined
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter' && current) selectUnlessOutdated(current)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  /** If a complete name was typed, chooses its location, ignoring case and accents. */
  function leave() {
    const typed = foldText(value.text)
    const same = value.location
      ? undefined
      : suggested.current?.locations.find(({ name }) => foldText(name) === typed)
    if (isOpen && same && typed) selectSuggestion(same)
    runAfterPress(() => {
      close()
      onLeave?.()
    })
  }

  return (
    <FieldSpace data-field-room>
      <Sheet data-phone-sheet={isOpen ? '' : undefined}>
        <Combobox
          {...control}
          name={texts.name}
          placeholder={texts.placeholder}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          value={value.text}
          onFocus={() => setEntered(true)}
          onClick={() => setOpen(true)}
          onBlur={leave}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onChange({ text: event.target.value, location: null })
            setOpen(true)
            setActive(-1)
          }}
        />
        {isEntered ? (
          <LocationSuggestions
            api={api}
            id={listId}
            label={texts.label}
            typed={text}
            text={listed}
            isOpen={isOpen}
            active={active}
            shown={suggested}
            onChoose={takeNewest}
            onClose={close}
          />
        ) : null}
      </Sheet>
    </FieldSpace>
  )
}
