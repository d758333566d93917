/** A focus is none: a page sets one by itself. */
const MOVES = ['pointermove', 'scroll']
/** Each puts it off: whoever types is answered first. */
const PRESSES = ['pointerdown', 'keydown']
/** Not in the middle of what the visitor does. */
const PAUSE = 500
/** Whoever only reads, or listens to the page being read out, moves nothing. */
const LATEST = 8_000

let hasMoved = false
/** Whether somebody has moved on this page or one before it, since it was loaded. */
export const hasMovedBefore = () => hasMoved

/** Resolves in the first pause after the visitor does anything: nobody leaves the first screen without. */
export const firstMove = () =>
  new Promise<void>((resolve) => {
    const heard = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      heard.abort()
      clearTimeout(pause)
      clearTimeout(latest)
      hasMoved = true
      resolve()
    }
    const latest = setTimeout(moved, LATEST)
    const move = () => {
      pause ??= setTimeout(moved, PAUSE)
    }
    const press = () => {
      clearTimeout(pause)
      pause = setTimeout(moved, PAUSE)
    }
    for (const name of MOVES) addEventListener(name, move, { once: true, signal: heard.signal })
    for (const name of PRESSES) addEventListener(name, press, { signal: heard.signal })
  })
