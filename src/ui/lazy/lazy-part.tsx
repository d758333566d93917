import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
} from 'react'

import { useIsClientMounted } from '../lifecycle/hydration.ts'
import { HydrationBoundary, type HydrationTrigger } from './hydration-boundary.tsx'

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Preloads the part, so that it later renders immediately, even offline. */
  download: () => Promise<unknown>
  /**
   * Preloads the part when its control is hovered or focused. Ignores failures, because the part is loaded
   * again when it is rendered.
   */
  prefetch: () => void
}

interface LazyOptions<Props extends object> {
  /** Shown until the part is loaded. */
  Fallback?: ComponentType<Props>
  /**
   * Required: if it fails to load, the page errors. Any other part keeps its fallback, and is loaded again on the
   * next mount.
   */
  isNeeded?: boolean
  /** For server markup: loads its code at this distance from the viewport, or on interaction. */
  hydrates?: HydrationTrigger
}

const NEVER_SETTLING_PROMISE = new Promise<never>(() => {})

/**
 * Creates a component whose code is lazy-loaded; routes are lazy-loaded by the router instead. The server
 * renders the component; the browser keeps that markup, and hydrates it once the code is loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback, isNeeded = false, hydrates }: LazyOptions<Props> = {},
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
    lazy(async () => ({
      default: await (isNeeded ? download() : download().catch(() => NEVER_SETTLING_PROMISE)),
    }))

  function NearPart(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? toLazy())
    return (
      <HydrationBoundary when={hydrates} fallback={Fallback ? <Fallback {...props} /> : null}>
        <Loaded {...props} />
      </HydrationBoundary>
    )
  }

  function Part(props: Props) {
    const isMountedHere = useIsClientMounted()
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? toLazy())
    const [isLoaded, setIsLoaded] = useState(loaded !== null)
    const shown = (
      <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
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

    // React replaces server markup with `Fallback` when props change before the code is loaded.
    return isMountedHere || isLoaded ? shown : inDocument
  }
  return Object.assign(hydrates ? NearPart : Part, {
    download,
    prefetch: () => void download().catch(() => undefined),
  })
}
