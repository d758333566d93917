/** A hidden page paints nothing. */
const LONGEST_MS = 100

/** Settles when what was just changed has been painted, so that what follows does not hold it up. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const waited = setTimeout(resolve, LONGEST_MS)
    requestAnimationFrame(() => {
      clearTimeout(waited)
      setTimeout(resolve)
    })
  })
