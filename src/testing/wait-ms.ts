/** The timeout for the app's next reaction, in ms: shorter than the timeout of a test (vitest.config.ts). */
export const WAIT_MS = 8_000
