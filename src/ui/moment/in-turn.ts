/**
 * Begins one after the other, each in a task of its own: to begin a dozen downloads at once holds a slow phone up for
 * a tenth of a second. Settles as `Promise.all` does.
 */
export const beginInTurn = (begin: readonly (() => Promise<unknown>)[]): Promise<unknown> =>
  Promise.all(begin.map((one, turn) => wait(turn).then(one)))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
