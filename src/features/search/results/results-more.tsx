import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { Button } from '#ui/button.tsx'

/** Infinite scroll offset of specification 9: the next page comes so long before the end. */
const OFFSET = '40px'

/** The end of a list without pages. It asks for more when it comes into view, and on a click. */
export function ResultsMore({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { rootMargin: OFFSET },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [onMore])

  return (
    <div ref={end}>
      <Button variant="outline" wide onClick={onMore}>
        <Trans>Show more cars</Trans>
      </Button>
    </div>
  )
}
