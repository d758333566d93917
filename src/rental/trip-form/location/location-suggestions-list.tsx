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

/** Above the field on the sheet of a telephone; the field comes first for the keyboard. */
const SheetHead = styled('div', {
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
  /** What stands in the field, and what of it suggestions are asked for by now. */
  typed: string
  text: string
  isOpen: boolean
  /** The option that the arrow keys are on; -1 for none. */
  active: number
  /** What is in the list, for the field above that walks it and takes from it. */
  shown: Ref<Suggestions>
  onChoose: (location: Suggestion) => void
  onClose: () => void
}

/**
 * What a place field suggests. It is downloaded when the first field is entered, and waits for the
 * cache by itself: a form that waited with it would be hidden, and lose the focus in mid-word.
 */
export const LocationSuggestions = (props: LocationSuggestionsProps) => (
  <Suspense>
    <WithQueries>
      <Suggested {...props} />
    </WithQueries>
  </Suspense>
)

function Suggested(props: LocationSuggestionsProps) {
  const { api, typed, text, isOpen, shown, onClose, ...list } = props
  const { t } = useLingui()
  // Drawn in slices: a letter that is typed meanwhile is answered first, and none of the old ones can be taken.
  const suggestions = useDeferredValue(useLocationSuggestions(api, text, isOpen))
  const isOutdated = suggestions.isOutdated || suggestions.typed !== typed
  useImperativeHandle(shown, () => ({ ...suggestions, isOutdated }))

  if (!isOpen) return null
  return (
    <>
      <SheetHead>
        <styled.span aria-hidden>{list.label}</styled.span>
        <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </SheetHead>
      <LocationList {...list} {...{ suggestions, isOutdated }} />
    </>
  )
}
