/**
 * Asserts that a part of the context is present before a call uses it. Throws an error with the
 * part's name, so that no call is sent with invalid data.
 */
export function assertDefined<Part>(part: Part | null | undefined, name: string): Part {
  if (part === null || part === undefined) throw new Error(`This state holds no ${name}.`)
  return part
}
