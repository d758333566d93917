import { cleanLine } from '../text/clean-line.ts'

/** Normalizes an address as it is stored and compared, so that one address has one spelling. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).trim().toLowerCase()
}
