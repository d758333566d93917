/** A focus is none: a page sets one by itself. */
const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll']
/** Not in the middle of what the visitor does: what they press is answered first. */
const AFTER = 500
/** Whoever only reads, or listens to the page being read out, moves nothing. */
const LATEST = 8_000

/** Resolves soon after the visitor first does anything: nobody leaves the first screen without. */
export const firstMove = () =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve, AFTER)
    for (const move of MOVES) addEventListener(move, soon, { once: true })
    setTimeout(resolve, LATEST)
  })
