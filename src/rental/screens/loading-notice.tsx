import { useEffect } from 'react'

import { Skeleton } from '#ui/page/skeleton.tsx'

import { focusScreen } from './screen-heading.tsx'

/** Placeholder for a lazy-loaded screen. When the screen replaces it, the focus moves to its heading. */
export function LoadingNotice() {
  useEffect(() => focusScreen, [])

  return <Skeleton height="16rem" aria-busy />
}
