/**
 * The URL hash that opens the messages on the booking page. Emails link to it
 * (`server/mail/templates/booking-mail.ts`).
 */
export const MESSAGES_HASH = 'messages'
