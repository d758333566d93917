/** What a mail says, before it becomes HTML and text. Every part is plain text. */
export type MailContent = {
  /** Above the mail, in the list of mails: the mail itself does not repeat it. */
  subject: string
  /** What the mail says first. */
  heading: string
  /** Who is greeted; nobody in mails to the operator. */
  name: string | null
  paragraphs: readonly string[]
  /** A line break in a value is one in the mail. */
  rows?: readonly (readonly [label: string, value: string])[]
  /** `isShort`: its address is not written out below, where it says nothing to people. */
  button?: { label: string; href: string; isShort?: boolean }
  /** In small print below. */
  notes?: readonly string[]
}
