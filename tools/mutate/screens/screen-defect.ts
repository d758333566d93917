/** A mistake in the code of a screen that a page test must detect. */
export interface ScreenDefect {
  /** `P`: planted in the review of the walks. `N`: added since. */
  id: string
  title: string
  file: string
  /** The code to replace; it must occur exactly once. */
  find: string
  replace: string
  /** The test file that detects it. */
  tests: string
}

/** Returns the code with the mistake. Throws if the code has changed and the mistake must be adapted. */
export function plantDefect(code: string, { id, file, find, replace }: ScreenDefect): string {
  const count = code.split(find).length - 1
  if (count !== 1)
    throw new Error(`${id}: ${file} contains this ${count} times instead of once: ${find}`)
  return code.replace(find, () => replace)
}
