import { cleanLine } from '../text/clean-line.ts'

/** Normalizes an email address for storage and comparison, so that each address has one spelling. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).trim().toLowerCase()
}
