import { useEffect, useState } from 'react'

import { lazyPart } from '#ui/late/lazy-part.tsx'
import { firstMove } from '#ui/moment/first-move.ts'
import { useHydrated } from '#ui/moment/hydrated.ts'
import { chakra } from '#ui/style/styled.ts'

const Coast = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: { base: '11rem', md: 'max(14rem, 25.4vw)' },
  },
})

const CoastalRoad = lazyPart(
  async () => (await import('#ui/drawings/coastal-road.tsx')).CoastalRoad,
  { isAwaited: true },
)

/** React leaves alone what it was not told of: the drawing stays as the document brought it. */
const AS_IT_CAME = { __html: '' }

/**
 * The coast behind the words. It says nothing and never changes, so that the one in a document is not taken over,
 * element by element, and its code is not waited for; elsewhere it comes into its room.
 */
export function CoastPicture() {
  const isDrawnHere = useHydrated() || import.meta.env.SSR
  const [hasCome] = useState(!isDrawnHere)

  // For whoever comes back to this page, network or not.
  useEffect(() => {
    firstMove()
      .then(CoastalRoad.download)
      .catch(() => undefined)
  }, [])

  return hasCome ? (
    <Coast suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />
  ) : (
    <Coast>
      <CoastalRoad />
    </Coast>
  )
}
