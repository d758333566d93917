/** Line breaks in the value are preserved. */
export type MailRow = readonly [label: string, value: string]
export type MailBlock = {
  title: string
  /** The first row is shown large, because the customer needs it at the counter and on the phone. */
  rows: readonly MailRow[]
}

/** The content of an email before rendering. Every part is plain text. */
export type MailContent = {
  /** The subject line. The email's text does not repeat it. */
  subject: string
  heading: string
  /** The name in the salutation; empty in emails to the operator. */
  name: string | null
  paragraphs: readonly string[]
  /** The text of a message from another person, after the paragraphs. */
  quote?: string
  /** A box before the button, with a title and the most important details. */
  block?: MailBlock
  /** Shown below the button when there is a block, otherwise above it. */
  rows?: readonly MailRow[]
  /** With `isShort`, the button's URL is not repeated as text. */
  button?: { label: string; href: string; isShort?: boolean }
  /** Shown below the rows. */
  links?: readonly { label: string; href: string }[]
  /** Shown in small print at the end. */
  notes?: readonly string[]
}
