/** A focus is none: a page sets one by itself. */
const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll']
/** Not in the middle of what the visitor does: what they press is answered first. */
const AFTER = 500
/** Whoever only reads, or listens to the page being read out, moves nothing. */
const LATEST = 8_000

let hasMoved = false
/** Whether somebody has moved on this page or one before it, since it was loaded. */
export const hasMovedBefore = () => hasMoved

/** Resolves soon after the visitor first does anything: nobody leaves the first screen without. */
export const firstMove = () =>
  new Promise<void>((resolve) => {
    const moved = () => {
      hasMoved = true
      resolve()
    }
    const soon = () => setTimeout(moved, AFTER)
    for (const move of MOVES) addEventListener(move, soon, { once: true })
    setTimeout(moved, LATEST)
  })
