/** As it is stored and compared: one address has one spelling. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** As it is sent: without the spaces, dots, dashes and brackets that people write. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[\s().\-/\u2010-\u2015]/g, '')
}
