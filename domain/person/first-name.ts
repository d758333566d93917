/**
 * How somebody is greeted: by the first word of a full name. Titles such as "Dr." are skipped. Empty where there is no
 * name, or no more than one long word.
 */
export function firstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const first = words.find((word) => !word.endsWith('.')) ?? ''
  return first.length <= MAX_LENGTH ? first : ''
}

/** A longer one would break the heading of a phone in two. */
const MAX_LENGTH = 20
