/**
 * Returns the first word of a full name, without titles such as "Dr.". Returns an empty text when there is no name or
 * the word is too long for a heading.
 */
export function getFirstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const first = words.find((word) => !word.endsWith('.')) ?? ''
  return first.length <= MAX_FIRST_NAME_LENGTH ? first : ''
}

/** A longer word would wrap the heading on a phone. */
const MAX_FIRST_NAME_LENGTH = 20
