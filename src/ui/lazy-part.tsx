import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'

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
}

/** The one way to draw what is downloaded when it is first drawn, or before; routes have the router's. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, isNeeded = false }: LazyOptions<Props> = {},
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null
  const download = async () => {
    known ??= await load()
    return known
  }

  function Part(props: Props) {
    const [Drawn, setDrawn] = useState(() => known)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)

    useEffect(() => {
      if (Drawn) return
      download()
        .then((here) => setDrawn(() => here))
        .catch((error: unknown) => setFailure({ error }))
    }, [Drawn])

    if (failure && isNeeded) throw failure.error
    if (Drawn) return <Drawn {...props} />
    return Meanwhile ? <Meanwhile {...props} /> : null
  }
  return Object.assign(Part, { download })
}
