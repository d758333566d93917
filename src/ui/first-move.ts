const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']

/** Resolves when the visitor first does anything: nobody comes below the first screen without. */
export const firstMove = () =>
  new Promise((resolve) => {
    for (const move of MOVES) addEventListener(move, resolve, { once: true })
  })
