import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

/** Returns the address of a mailbox such as `Masar <contact@masar.example>`. */
export const toBareAddress = (mailbox: string): string =>
  normalizeEmail(/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox)
