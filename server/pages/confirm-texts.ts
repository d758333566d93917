import { type ServerMessage, msg } from '#texts/msg.ts'

export type ConfirmOutcome = 'confirmed' | 'over' | 'replaced' | 'unknown' | 'busy'

type Texts = {
  title: ServerMessage
  text: ServerMessage
  button: ServerMessage
  path: '/' | '/sign-in'
}
/** The result page of a sign-up link, with the next step. */
export const CONFIRM_TEXTS: Record<ConfirmOutcome, Texts> = {
  confirmed: {
    title: msg`Your address is confirmed`,
    text: msg`Thank you. Your account is ready.`,
    button: msg`Continue`,
    path: '/',
  },
  over: {
    title: msg`This link is no longer valid`,
    text: msg`Links are valid for 24 hours and work once. Sign in to get a new one.`,
    button: msg`Sign in`,
    path: '/sign-in',
  },
  replaced: {
    title: msg`There’s a newer link`,
    text: msg`We’ve since sent you another one. Open the link in the latest email.`,
    button: msg`Sign in`,
    path: '/sign-in',
  },
  unknown: {
    title: msg`This link isn’t ours`,
    text: msg`It may be incomplete. Copy the whole address from the email.`,
    button: msg`Go to the home page`,
    path: '/',
  },
  busy: {
    title: msg`Try again in a moment`,
    text: msg`We couldn’t open this link. Open it again from the email.`,
    button: msg`Go to the home page`,
    path: '/',
  },
}
