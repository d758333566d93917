/** A part of the specification, in our own words. */
export interface Section {
  /** The number that the specification gives it. */
  number: number
  title: string
  /** What must be true, by the id that tests name it by. */
  lines: Readonly<Record<string, string>>
}
