/**
 * The URL hash that opens the messages on the page of a booking. Emails link to it
 * (`server/mail/templates/booking-mail.ts`).
 */
export const MESSAGES_HASH = 'messages'
