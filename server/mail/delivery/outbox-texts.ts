import { type ServerMessage, msg } from '#texts/msg.ts'

export const OUTBOX_TEXTS = {
  outbox: msg`Outbox`,
  lead: msg`No email server is configured (SMTP_URL), so nothing leaves this machine. These emails would have been sent, the newest first.`,
  none: msg`No emails yet.`,
  missing: msg`This email doesn’t exist`,
  all: msg`All emails`,
  from: msg`From`,
  to: msg`To`,
  replyTo: msg`Reply to`,
  date: msg`Date`,
  colors: msg`Colors`,
  device: msg`As on this device`,
  light: msg`Light`,
  dark: msg`Dark`,
  phone: msg`Phone screen`,
  computer: msg`Computer screen`,
  textPart: msg`Text part`,
  htmlPart: msg`The HTML part alone`,
} satisfies Record<string, ServerMessage>

/** Shown while emails remain to be composed: each page load composes only a few. */
export const writeWaiting = (count: number) =>
  msg`Still being written: ${{ count: String(count) }}. Reload this page to see more.`
