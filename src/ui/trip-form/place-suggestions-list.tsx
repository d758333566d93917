import { Suspense, useImperativeHandle, type Ref } from 'react'

import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/with-queries.tsx'

import { PlaceList } from './place-list.tsx'
import { usePlaceSuggestions, type Suggestion, type Suggestions } from './place-suggestions.ts'

export interface PlaceSuggestionsProps {
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
  onChoose: (place: Suggestion) => void
}

/**
 * What a place field suggests. It is downloaded when the first field is entered, and waits for the
 * cache by itself: a form that waited with it would be hidden, and lose the focus in mid-word.
 */
export const PlaceSuggestions = (props: PlaceSuggestionsProps) => (
  <Suspense>
    <WithQueries>
      <Suggested {...props} />
    </WithQueries>
  </Suspense>
)

function Suggested({ api, text, isOpen, shown, ...list }: PlaceSuggestionsProps) {
  const suggestions = usePlaceSuggestions(api, text, isOpen)
  useImperativeHandle(shown, () => suggestions)

  return isOpen ? <PlaceList {...list} suggestions={suggestions} /> : null
}
