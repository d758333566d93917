import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { Button } from '#ui/control/button.tsx'
import { NEEDS_SCRIPT } from '#ui/page/needs-script.tsx'

export interface ResultsMoreProps {
  /** How many pixels before the end of the list the next page is loaded. */
  offset: number
  onMore: () => void
}

/** The end of a list without pagination. Loads more when it comes into view, or on a click. */
export function ResultsMore({ offset, onMore }: ResultsMoreProps) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { rootMargin: `${offset}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [offset, onMore])

  return (
    <div ref={end} {...NEEDS_SCRIPT}>
      <Button variant="outline" wide onClick={onMore}>
        <Trans>Show more cars</Trans>
      </Button>
    </div>
  )
}
