/** Whoever is never at rest is asked all the same. */
const LATEST = { timeout: 2_000 }

/** Resolves once the browser has nothing more urgent to do, soon after the first screen. Safari cannot tell. */
export const firstRest = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), LATEST)
    else setTimeout(resolve, 200)
  })
