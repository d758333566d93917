import { Suspense, useImperativeHandle, type Ref } from 'react'

import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/with-queries.tsx'

import { LocationList } from './location-list.tsx'
import {
  useLocationSuggestions,
  type Suggestion,
  type Suggestions,
} from './location-suggestions.ts'

export interface LocationSuggestionsProps {
  api: Api
  id: string
  label: string
  /** What is being typed. */
  text: string
  isOpen: boolean
  /** The option that the arrow keys are on; -1 for none. */
  active: number
  /** What is in the list, for the field above that walks it and takes from it. */
  shown: Ref<Suggestions>
  onChoose: (location: Suggestion) => void
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

function Suggested({ api, text, isOpen, shown, ...list }: LocationSuggestionsProps) {
  const suggestions = useLocationSuggestions(api, text, isOpen)
  useImperativeHandle(shown, () => suggestions)

  return isOpen ? <LocationList {...list} suggestions={suggestions} /> : null
}
