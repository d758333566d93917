/** A hidden page paints nothing. */
const LONGEST_PAINT_MS = 100

/** Resolves when what was just changed has been painted, so that slow work does not delay it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_PAINT_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/** Safari has no idle callbacks (https://caniuse.com/requestidlecallback). */
const WITHOUT_IDLE_CALLBACK_MS = 1000
/** A page that stays busy continues anyway. */
const IDLE_TIMEOUT_MS = 3000

/** Resolves when the browser is idle: for what the page needs later. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, WITHOUT_IDLE_CALLBACK_MS)
  })
