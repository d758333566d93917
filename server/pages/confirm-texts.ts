import { type ServerMessage, msg } from '#texts/msg.ts'

export type ConfirmOutcome = 'confirmed' | 'over' | 'replaced' | 'unknown' | 'busy'

type Texts = {
  title: ServerMessage
  text: ServerMessage
  button: ServerMessage
  path: '/' | '/sign-in'
}
/** What became of the link of a sign-up, and the way on. */
export const CONFIRM_TEXTS: Record<ConfirmOutcome, Texts> = {
  confirmed: {
    title: msg`Your address is confirmed`,
    text: msg`Thank you. Your account is ready.`,
    button: msg`Continue`,
    path: '/',
  },
  over: {
    title: msg`This link is over`,
    text: msg`A link lasts a day and works once. Sign in to be sent another one.`,
    button: msg`Sign in`,
    path: '/sign-in',
  },
  replaced: {
    title: msg`There is a newer link`,
    text: msg`We have sent you another one since. Open the one in the latest mail.`,
    button: msg`Sign in`,
    path: '/sign-in',
  },
  unknown: {
    title: msg`This is not a link of ours`,
    text: msg`It may be incomplete: copy the whole address from the mail.`,
    button: msg`Go to the home page`,
    path: '/',
  },
  busy: {
    title: msg`Try again in a moment`,
    text: msg`We could not open this link now. Then open it again from the mail.`,
    button: msg`Go to the home page`,
    path: '/',
  },
}
