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

/** Whether the browser is hydrating server markup. Only server markup waits. */
export const HydrationContext = createContext(false)

/** Returns whether this component is server markup that the browser hydrates. */
function useIsHydrating(): boolean {
  const isMountedHere = useIsClientMounted()
  return use(HydrationContext) && !isMountedHere
}

/** The margins of the intersection observer. `in view` means that more than the upper edge is visible. */
const OBSERVER_MARGINS = { near: '25% 0px', 'in view': '-96px 0px' } as const
/** `reached` is for parts without controls, which hydrate only on interaction. */
export type HydrationTrigger = keyof typeof OBSERVER_MARGINS | 'reached'
/** The events that count as interaction by pointer or keyboard. */
const INTERACTION_EVENTS = ['focusin', 'pointerover', 'pointerdown'] as const

/** Functions that hydrate the parts that still wait, by wrapper. */
const pendingHydrations = new Map<Node, () => void>()

function onInteraction({ target }: Event): void {
  for (let node = target instanceof Node ? target : null; node; node = node.parentNode)
    pendingHydrations.get(node)?.()
}

function observeElements(
  elements: Iterable<Element>,
  rootMargin: string,
  onNear: () => void,
): () => void {
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
  const stop =
    when === 'reached' ? null : observeElements(wrapper.children, OBSERVER_MARGINS[when], onNear)
  pendingHydrations.set(wrapper, onNear)
  // Captures events on the window, because React stops those from markup that is not hydrated at its root
  // container.
  for (const event of INTERACTION_EVENTS) addEventListener(event, onInteraction, true)
  return () => {
    stop?.()
    pendingHydrations.delete(wrapper)
  }
}

interface Nearness {
  /** Resolves when the content is near the viewport. */
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

interface DelayedHydrationProps {
  /** Null for content that hydrates at once. */
  nearness: Nearness | null
  /** Called when the content is interactive. */
  onShown: () => void
  children: ReactNode
}

/** The promises for which a render has waited. */
const awaitedPromises = new WeakSet<Promise<void>>()

/**
 * Delays the hydration of its content until it is near the viewport. Content that mounts in the browser renders
 * immediately.
 *
 * When an update, such as a new context value, reaches waiting content, React tries to hydrate it and otherwise
 * suspends the whole update. So the content hydrates as soon as React renders it again: either for hydration,
 * or to replace server markup that it could not hydrate.
 */
function HydrateWhenNear({ nearness, onShown, children }: DelayedHydrationProps) {
  const isHydrating = useIsHydrating()
  useEffect(onShown, [onShown])

  if (!nearness) return children
  const { near, resolve } = nearness
  if (!isHydrating) resolve()
  else if (!awaitedPromises.has(near)) {
    awaitedPromises.add(near)
    // oxlint-disable-next-line typescript/only-throw-error -- React suspends; `use` must be called on each render
    throw near
  }
  return children
}

interface NearBoundaryProps {
  children: ReactNode
  when?: HydrationTrigger | 'at once'
  /** Shown while the code of `children` loads. */
  fallback?: ReactNode
}

/**
 * Server markup that hydrates near the viewport, on interaction, or when an update reaches it.
 */
export function HydrationBoundary(props: NearBoundaryProps) {
  const { children, when = 'near', fallback } = props
  const wrapper = useRef<HTMLDivElement>(null)
  // Only the first value counts: if the part moves later, it is already interactive.
  const [first] = useState(when)
  const isWaiting = useIsHydrating() && first !== 'at once'
  const [nearness] = useState(createNearness)
  const [isShown, setIsShown] = useState(!isWaiting)
  const [onShown] = useState(() => () => startTransition(() => setIsShown(true)))
  const shown = (
    <Suspense fallback={fallback}>
      <HydrateWhenNear nearness={first === 'at once' ? null : nearness} onShown={onShown}>
        {children}
      </HydrateWhenNear>
    </Suspense>
  )
  // Until it is hydrated, the content keeps its first props. New ones would make React replace the markup.
  const [inDocument] = useState(shown)

  useEffect(() => {
    if (!isWaiting || !wrapper.current) return
    return watchNearness(wrapper.current, first, nearness.resolve)
  }, [isWaiting, first, nearness])

  return (
    <styled.div ref={wrapper} display="contents">
      {isShown ? shown : inDocument}
    </styled.div>
  )
}
