import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
} from 'react'

import { useMountedHere } from '../lifecycle/hydration.ts'
import { NearBoundary, type Nearby } from './near.tsx'

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Loads it, so that it is rendered at once when its time comes, network or not. */
  download: () => Promise<unknown>
  /** The same when its control is reached. A failure is ignored: it is loaded again when it is rendered. */
  prefetch: () => void
}

interface LazyOptions<Props extends object> {
  /** Is shown until the part is loaded. */
  Meanwhile?: ComponentType<Props>
  /**
   * Required: if it fails to load, the page errors. Any other part stays as it was meanwhile, and is loaded again the next
   * time that it is mounted.
   */
  isNeeded?: boolean
  /** In a page of the server: its code is loaded when its markup is as near as this, or is reached. */
  hydrates?: Nearby
}

const NEVER = new Promise<never>(() => {})

/**
 * The one way to render code that is loaded when it is first rendered, or before; routes have the router's. The server
 * renders all of it: the browser keeps that markup, and hydrates it once the code is here.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, isNeeded = false, hydrates }: LazyOptions<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null

  function download() {
    loading ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  const toLazy = () =>
    lazy(async () => ({ default: await (isNeeded ? download() : download().catch(() => NEVER)) }))

  function NearPart(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? toLazy())
    return (
      <NearBoundary
        when={hydrates}
        load={download}
        fallback={Meanwhile ? <Meanwhile {...props} /> : null}
      >
        <Loaded {...props} />
      </NearBoundary>
    )
  }

  function Part(props: Props) {
    const isMountedHere = useMountedHere()
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? toLazy())
    const [isLoaded, setIsLoaded] = useState(loaded !== null)
    const shown = (
      <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
        <Loaded {...props} />
      </Suspense>
    )
    const [inDocument] = useState(shown)

    useEffect(() => {
      if (isMountedHere || isLoaded) return
      download().then(
        () => startTransition(() => setIsLoaded(true)),
        () => undefined,
      )
    }, [isMountedHere, isLoaded])

    // React replaces the server's markup with `Meanwhile` when props change before the code is loaded.
    return isMountedHere || isLoaded ? shown : inDocument
  }
  return Object.assign(hydrates ? NearPart : Part, {
    download,
    prefetch: () => void download().catch(() => undefined),
  })
}
