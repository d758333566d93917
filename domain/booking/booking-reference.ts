/** Seven of 32 unambiguous characters: no 0, O, 1 or I (BOOKING-30). */
const REFERENCE_PATTERN = /^[2-9A-HJ-NP-Z]{7}$/

/** Parses a booking reference as typed by a user; returns null when the text is not one. */
export function readBookingReference(text: string): string | null {
  const reference = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return REFERENCE_PATTERN.test(reference) ? reference : null
}

const REFERENCE_LENGTH = 7

/**
 * Returns the reference that users see; they never see the id (BOOKING-38). For backends without references it returns
 * the last seven characters of the id.
 */
export const getBookingReference = ({
  reference,
  _id,
}: {
  reference?: string
  _id: string
}): string => reference ?? _id.slice(-REFERENCE_LENGTH).toUpperCase()
