import { createContext, use, useState } from 'react'

import { useMountedHere } from './hydrated.ts'

/** When the server rendered the document, ISO 8601; null in an app that began here. */
export const StartInstant = createContext<string | null>(null)

/** The instant at which a component was first rendered: in hydrated markup, that of the server. */
export function useNow(): Date {
  const start = use(StartInstant)
  const isMountedHere = useMountedHere()
  const [here] = useState(() => new Date())
  const [atStart] = useState(() => (start === null ? here : new Date(start)))

  return isMountedHere ? here : atStart
}
