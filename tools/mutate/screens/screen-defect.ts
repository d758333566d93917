/** A defect in the code of a screen that a page test must detect. */
export interface ScreenDefect {
  /** Starts with `P` for defects planted in the review of the walks, and with `N` for those added since. */
  id: string
  title: string
  file: string
  /** The code to replace; it must occur exactly once. */
  find: string
  replace: string
  /** The test file that detects the defect. */
  tests: string
}

/** Returns the code with the defect. Throws if the code has changed and the defect must be adapted. */
export function plantDefect(code: string, { id, file, find, replace }: ScreenDefect): string {
  const count = code.split(find).length - 1
  if (count !== 1)
    throw new Error(`${id}: ${file} contains this ${count} times instead of once: ${find}`)
  return code.replace(find, () => replace)
}
