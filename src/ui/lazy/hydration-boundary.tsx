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

import { useIsClientMounted } from '../lifecycle/hydration.ts'
import { styled } from '../style/styled.ts'

/** Whether the browser is hydrating server markup. Everything else does not wait. */
export const HydrationContext = createContext(false)

/** Whether this is server markup, in the browser. */
function useIsHydrating(): boolean {
  const isMountedHere = useIsClientMounted()
  return use(HydrationContext) && !isMountedHere
}

/** The margin of the intersection observer. A visible part shows more than its upper edge. */
const MARGINS = { near: '25% 0px', 'in view': '-96px 0px' } as const
/** Parts without controls wait for interaction, or for a change. */
export type HydrationTrigger = keyof typeof MARGINS | 'reached'
/** Events of pointer or keyboard interaction. */
const INTERACTION_EVENTS = ['focusin', 'pointerover', 'pointerdown'] as const

/** Pending parts, by their wrapper. */
const waiting = new Map<Node, () => void>()

function onInteraction({ target }: Event): void {
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

/** Calls `onNear` when the content of a wrapper is near enough, or on interaction. */
function watchNearness(wrapper: Element, when: HydrationTrigger, onNear: () => void): () => void {
  const stop = when === 'reached' ? null : observe(wrapper.children, MARGINS[when], onNear)
  waiting.set(wrapper, onNear)
  // React stops events of markup that is not hydrated at its root container.
  for (const event of INTERACTION_EVENTS) addEventListener(event, onInteraction, true)
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

/** Hydrates its content when that is near; content that mounts in the browser does not wait. */
function Until({ near, children }: { near: Promise<void> | null; children: ReactNode }) {
  if (useIsHydrating() && near) use(near)
  return children
}

interface NearBoundaryProps {
  children: ReactNode
  when?: HydrationTrigger | 'at once'
  /** Shown while the code of `children` loads. */
  fallback?: ReactNode
  /** Loads the code of `children`. */
  load?: () => Promise<unknown>
}

/**
 * Server markup that hydrates near the viewport, or on interaction. Until then it must not rerender: React would
 * replace it.
 */
export function HydrationBoundary(props: NearBoundaryProps) {
  const { children, when = 'near', fallback, load } = props
  const wrapper = useRef<HTMLDivElement>(null)
  // If it moves later, it is interactive already.
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
