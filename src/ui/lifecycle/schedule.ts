/** The maximum wait, because a hidden page does not paint. */
const MAX_PAINT_WAIT_MS = 100

/** Resolves when the last change has been painted, so that slow work does not delay it. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_PAINT_WAIT_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/** The delay in Safari, which lacks idle callbacks (https://caniuse.com/requestidlecallback). */
const NO_IDLE_CALLBACK_DELAY_MS = 1000
/** The timeout after which a busy page continues. */
const IDLE_TIMEOUT_MS = 3000

/** Resolves when the browser is idle: for work that the page needs later. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, NO_IDLE_CALLBACK_DELAY_MS)
  })
