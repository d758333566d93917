/** How long a test waits for what the app does next, in ms: less than a test may take (vitest.config.ts). */
export const WAIT_MS = 8_000
