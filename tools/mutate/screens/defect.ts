/** A mistake on a screen, as a small replacement of text, and the tests that have to notice it. */
export interface Defect {
  /** What a customer would see. */
  title: string
  changes: readonly SourceEdit[]
  /** Files of tests, or what their paths begin with. */
  suites: readonly string[]
}

export interface SourceEdit {
  file: string
  from: string
  to: string
}

/** A file with a change in it. Throws unless the text that goes is there exactly once. */
export function changed(code: string, { file, from, to }: SourceEdit): string {
  const found = code.split(from).length - 1
  if (found !== 1) throw new Error(`${file} has this ${found} times and not once:\n${from}`)
  return code.replace(from, () => to)
}
