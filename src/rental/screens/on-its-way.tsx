import { useEffect } from 'react'

import { Skeleton } from '#ui/page/skeleton.tsx'

import { focusScreen } from './screen-heading.tsx'

/** Keeps a place for a screen that is being downloaded, and hands it the focus when it is here. */
export function OnItsWay() {
  useEffect(() => focusScreen, [])

  return <Skeleton height="16rem" aria-busy />
}
