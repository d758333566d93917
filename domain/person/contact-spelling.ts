import { cleanLine } from '../text/clean-line.ts'

/** As it is stored and compared: one address has one spelling. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).trim().toLowerCase()
}
