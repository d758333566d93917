import { vi } from 'vitest'

/** Whatever is watched is in view at once: jsdom, without layout, has neither. */
class EverythingInView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
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

/** For one test: what comes when it is near the view comes at once. */
export const showEverything = () => void vi.stubGlobal('IntersectionObserver', EverythingInView)
