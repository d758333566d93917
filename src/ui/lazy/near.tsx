import {
  createContext,
  startTransition,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

import { useMountedHere } from '../lifecycle/hydration.ts'
import { styled } from '../style/styled.ts'

/** Whether the browser hydrates markup of the server. Elsewhere nothing has to wait. */
export const HydratingHere = createContext(false)

/** Whether this is markup of the server, here in the browser. */
function useIsHydrating(): boolean {
  const isMountedHere = useMountedHere()
  return use(HydratingHere) && !isMountedHere
}

/** What an observer adds to the viewport. What is in view shows more than its upper edge. */
const MARGINS = { near: '25% 0px', 'in view': '-96px 0px' } as const
/** What has nothing to press waits until it is reached, or has to show something else. */
export type Nearby = keyof typeof MARGINS | 'reached'
/** Somebody reaches an element by pointer or keyboard. */
const REACHED = ['focusin', 'pointerover', 'pointerdown'] as const

/** What waits for somebody, by its wrapper. */
const waiting = new Map<Node, () => void>()

function onReached({ target }: Event): void {
  for (let node = target instanceof Node ? target : null; node; node = node.parentNode)
    waiting.get(node)?.()
}

function observe(elements: Iterable<Element>, rootMargin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** Calls `onNear` when the content of a wrapper is as near as wanted, or is reached. */
function watchNearness(wrapper: Element, when: Nearby, onNear: () => void): () => void {
  const stop = when === 'reached' ? null : observe(wrapper.children, MARGINS[when], onNear)
  waiting.set(wrapper, onNear)
  // React stops events of what it has not hydrated, where its root begins.
  for (const event of REACHED) addEventListener(event, onReached, true)
  return () => {
    stop?.()
    waiting.delete(wrapper)
  }
}

interface Nearness {
  /** Resolves when it is near. */
  near: Promise<void>
  resolve: () => void
}

const doNothing = () => undefined

function createNearness(): Nearness {
  let resolve: () => void = doNothing
  const near = new Promise<void>((settle) => {
    resolve = settle
  })
  return { near, resolve }
}

/** Hydrates what it holds when that is near; what is mounted in the browser does not wait. */
function Until({ near, children }: { near: Promise<void> | null; children: ReactNode }) {
  if (useIsHydrating() && near) use(near)
  return children
}

interface NearBoundaryProps {
  children: ReactNode
  when?: Nearby | 'at once'
  /** Is shown instead while the code of `children` is loaded. */
  fallback?: ReactNode
  /** Loads the code of `children`. */
  load?: () => Promise<unknown>
}

/**
 * Markup of the server that becomes usable when it comes near the viewport, or is reached before. Until then it stays as the
 * server rendered it: React would replace markup that is rendered again before it is hydrated.
 */
export function NearBoundary(props: NearBoundaryProps) {
  const { children, when = 'near', fallback, load } = props
  const wrapper = useRef<HTMLDivElement>(null)
  // Where it is moved later, it is usable already.
  const [first] = useState(when)
  const isWaiting = useIsHydrating() && first !== 'at once'
  const [{ near, resolve }] = useState(createNearness)
  const [isReady, setIsReady] = useState(false)
  const shown = (
    <Suspense fallback={fallback}>
      <Until near={first === 'at once' ? null : near}>{children}</Until>
    </Suspense>
  )
  const [inDocument] = useState(shown)

  useEffect(() => {
    if (!isWaiting || !wrapper.current) return
    const onNear = () => {
      resolve()
      Promise.resolve(load?.()).then(
        () => startTransition(() => setIsReady(true)),
        () => undefined,
      )
    }
    return watchNearness(wrapper.current, first, onNear)
  }, [isWaiting, first, load, resolve])

  return (
    <styled.div ref={wrapper} display="contents">
      {isWaiting && !isReady ? inDocument : shown}
    </styled.div>
  )
}
