import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { Button } from '#ui/control/button.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'

export interface ResultsMoreProps {
  /** The distance from the end of the list at which the next page is loaded, in pixels. */
  offset: number
  onMore: () => void
}

/** The end of a list without pagination. Loads more cars when it comes into view or is clicked. */
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
    <div ref={end} {...NEEDS_SCRIPT_PROPS}>
      <Button variant="outline" wide onClick={onMore}>
        <Trans>Show more cars</Trans>
      </Button>
    </div>
  )
}
