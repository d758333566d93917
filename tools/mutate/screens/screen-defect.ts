/** A mistake in the code of a screen, which a page test has to notice. */
export interface ScreenDefect {
  /** `P`: planted in the review of the walks. `N`: added since. */
  id: string
  title: string
  file: string
  /** Is there once. */
  find: string
  replace: string
  /** The test file that notices it. */
  tests: string
}

/** The code with the mistake. Throws when the code has changed, so that the mistake has to be moved. */
export function plantDefect(code: string, { id, file, find, replace }: ScreenDefect): string {
  const count = code.split(find).length - 1
  if (count !== 1) throw new Error(`${id}: ${file} has this ${count} times, not once: ${find}`)
  return code.replace(find, () => replace)
}
