/** A line break in the value is one in the mail. */
export type MailRow = readonly [label: string, value: string]
export type MailBlock = {
  title: string
  /** The first one is large: the customer needs it at the counter and on the phone. */
  rows: readonly MailRow[]
}

/** The content of a mail before rendering. Every part is plain text. */
export type MailContent = {
  /** The preview in the list of mails, not repeated in the mail. */
  subject: string
  /** The heading. */
  heading: string
  /** The name in the salutation; empty in mails to the operator. */
  name: string | null
  paragraphs: readonly string[]
  /** Another person's words, after the paragraphs. */
  quote?: string
  /** A box before the button: a name and its most important facts. */
  block?: MailBlock
  /** Below the button when there is a block, else above it. */
  rows?: readonly MailRow[]
  /** `isShort`: its URL is not repeated as text. */
  button?: { label: string; href: string; isShort?: boolean }
  /** Below the rows. */
  links?: readonly { label: string; href: string }[]
  /** In small print at the end. */
  notes?: readonly string[]
}
