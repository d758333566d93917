import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Suspense, useDeferredValue, useImperativeHandle, type Ref } from 'react'

import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/cache/with-queries.tsx'
import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'

import { LocationList } from './location-list.tsx'
import { useLocationSuggestions, type Suggestions } from './location-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * The header on a phone, where the field fills the screen. It is shown above the field, but comes after it in
 * the tab order.
 */
const SheetHeader = styled('div', {
  base: {
    order: -1,
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    fontSize: 'lg',
    fontWeight: 'semibold',
  },
})

export interface LocationSuggestionsProps {
  api: Api
  id: string
  label: string
  /** The text of the field. `text` is a deferred copy, for which suggestions are fetched. */
  typed: string
  text: string
  isOpen: boolean
  /** The index of the active option, or -1. */
  active: number
  /** Gives the field access to the listed suggestions. */
  shown: Ref<Suggestions>
  onChoose: (location: Suggestion) => void
  onClose: () => void
}

/**
 * The suggestions of a location field, loaded when one is first focused. Has its own Suspense boundary: if the
 * whole form suspended while the query client loads, it would be hidden and lose the focus.
 */
export const LocationSuggestions = (props: LocationSuggestionsProps) => (
  <Suspense>
    <WithQueries>
      <SuggestionsContent {...props} />
    </WithQueries>
  </Suspense>
)

function SuggestionsContent(props: LocationSuggestionsProps) {
  const { api, typed, text, isOpen, shown, onClose, ...list } = props
  const { t } = useLingui()
  // Rendered with low priority: typing takes precedence, and outdated suggestions cannot be chosen.
  const suggestions = useDeferredValue(useLocationSuggestions(api, text, isOpen))
  const isOutdated = suggestions.isOutdated || suggestions.typed !== typed
  useImperativeHandle(shown, () => ({ ...suggestions, isOutdated }))

  if (!isOpen) return null
  return (
    <>
      <SheetHeader>
        <styled.span aria-hidden>{list.label}</styled.span>
        <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </SheetHeader>
      <LocationList {...list} {...{ suggestions, isOutdated }} />
    </>
  )
}
