/** A line break in the value is one in the mail. */
export type MailRow = readonly [label: string, value: string]
export type MailBlock = {
  title: string
  /** The first one in large print: the customer needs it at the counter and on the phone. */
  rows: readonly MailRow[]
}

/** What a mail says, before it becomes HTML and text. Every part is plain text. */
export type MailContent = {
  /** Above the mail, in the list of mails: the mail itself does not repeat it. */
  subject: string
  /** What the mail says first. */
  heading: string
  /** Who is greeted; nobody in mails to the operator. */
  name: string | null
  paragraphs: readonly string[]
  /** What the mail is about, in a box of its own before the button: a name and its most important facts. */
  block?: MailBlock
  /** Below the button where there is a block, else above it. */
  rows?: readonly MailRow[]
  /** `isShort`: its address is not written out below, where it says nothing to people. */
  button?: { label: string; href: string; isShort?: boolean }
  /** In small print below. */
  notes?: readonly string[]
}
