import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

/** The address of `Masar <contact@masar.example>`. */
export const bareAddress = (mailbox: string): string =>
  normalizeEmail(/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox)
