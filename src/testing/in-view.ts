import { vi } from 'vitest'

/** Reports every observed element as in view immediately, because jsdom has no layout. */
class InViewObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
  }
  disconnect() {}
}

/** Makes content that loads near the viewport load immediately, until the end of the test. */
export const showEverything = () => void vi.stubGlobal('IntersectionObserver', InViewObserver)
