/** The hash of a booking's page that opens its messages. Mails contain it (`server/mail/templates/booking-mail.ts`). */
export const MESSAGES_HASH = 'messages'
