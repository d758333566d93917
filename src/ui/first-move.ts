const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']
/** Whoever only reads, or listens to the page being read out, moves nothing. */
const LATEST = 8_000

/** Resolves when the visitor first does anything: nobody comes below the first screen without. */
export const firstMove = () =>
  new Promise((resolve) => {
    for (const move of MOVES) addEventListener(move, resolve, { once: true })
    setTimeout(resolve, LATEST)
  })
