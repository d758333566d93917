import { type ComponentType, type FunctionComponent, use, useEffect, useState } from 'react'

import { afterPaint } from '../moment/after-paint.ts'
import { useHydrated } from '../moment/hydrated.ts'

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Downloads it, so that it is drawn at once when its time comes, network or not. */
  download: () => Promise<unknown>
}

interface LazyOptions<Props extends object> {
  /** Stands in its place until it is here. */
  Meanwhile?: ComponentType<Props>
  /**
   * Without it the page is none: when it cannot be downloaded, the page fails and comes back by itself.
   * For any other part it stays as it was meanwhile; drawn anew, it is asked for again.
   */
  isNeeded?: boolean
  /** It stands in documents, too: who draws it in a browser has waited for it, and the build waits by itself. */
  isAwaited?: boolean
}

/** The one way to draw what is downloaded when it is first drawn, or before; routes have the router's. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, isNeeded = false, isAwaited = false }: LazyOptions<Props> = {},
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null
  const download = async () => {
    known ??= await load()
    return known
  }

  let awaited: Promise<unknown> | null = null

  function Part(props: Props) {
    if (import.meta.env.SSR && isAwaited && !known) use((awaited ??= download()))
    // In a document it is not: that it happens to be here by now must not change what is taken over.
    const isHere = useHydrated() || isAwaited
    const [Drawn, setDrawn] = useState(() => (isHere ? known : null))
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)

    useEffect(() => {
      if (Drawn) return
      let isMounted = true
      // To begin a download takes a slow phone a frame: what is drawn without it is shown first.
      const here = known ? download() : afterPaint().then(download)
      here
        .then((part) => isMounted && setDrawn(() => part))
        .catch((error: unknown) => isMounted && setFailure({ error }))
      return () => {
        isMounted = false
      }
    }, [Drawn])

    if (failure && isNeeded) throw failure.error
    if (Drawn) return <Drawn {...props} />
    return Meanwhile ? <Meanwhile {...props} /> : null
  }
  return Object.assign(Part, { download })
}
