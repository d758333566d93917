/** The maximum lengths of the texts that the server accepts, as in the contract. */
export const MAX_LENGTHS = {
  fullName: 120,
  email: 254,
  phone: 40,
  password: 256,
  location: 120,
  bio: 2000,
  subject: 200,
  message: 5000,
  travelNumber: 40,
  note: 500,
  bookingMessage: 2000,
} as const

/** Counts characters as JSON Schema and users do: an emoji is one. */
export const countCharacters = (text: string): number => Array.from(text).length

export const isTooLong = (text: string, field: keyof typeof MAX_LENGTHS): boolean =>
  countCharacters(text.trim()) > MAX_LENGTHS[field]
