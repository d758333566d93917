/** Safari has no idle callbacks (https://caniuse.com/requestidlecallback). */
const WITHOUT_CALLBACK_MS = 1000
/** A busy page gets on with it anyway. */
const TIMEOUT_MS = 3000

/** Resolves when the browser has nothing better to do: for what a later moment of the page needs. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, WITHOUT_CALLBACK_MS)
  })
