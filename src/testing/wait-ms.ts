/** How long a test waits for what the app does next, in ms: no machine is too slow, and nothing that works takes so long. */
export const WAIT_MS = 60_000
