import { type ServerMessage, msg } from '#texts/msg.ts'

type Texts = { title: ServerMessage; text: ServerMessage; button: ServerMessage }
/** The pages behind the links in newsletter emails: two questions and their results. */
export type NewsletterPageName =
  | 'ask-confirm'
  | 'confirmed'
  | 'expired'
  | 'unknown'
  | 'ask-leave'
  | 'left'

export const NEWSLETTER_TEXTS: Record<NewsletterPageName, Texts> = {
  'ask-confirm': {
    title: msg`Receive the newsletter`,
    text: msg`Confirm that you want it at the address we wrote to.`,
    button: msg`Confirm my subscription`,
  },
  confirmed: {
    title: msg`Your subscription is confirmed`,
    text: msg`Thank you. You can unsubscribe at any time.`,
    button: msg`Go to the home page`,
  },
  expired: {
    title: msg`This link has expired`,
    text: msg`It’s valid for 24 hours. Enter your address again at the end of a page to receive another one.`,
    button: msg`Go to the home page`,
  },
  unknown: {
    title: msg`This link doesn’t work`,
    text: msg`It may be incomplete, or a newer link has replaced it. Open the link in the latest email.`,
    button: msg`Go to the home page`,
  },
  'ask-leave': {
    title: msg`Unsubscribe from the newsletter`,
    text: msg`We’ll stop sending it to you and delete your address from the list.`,
    button: msg`Unsubscribe`,
  },
  left: {
    title: msg`You’re unsubscribed`,
    text: msg`Your address is no longer on the list.`,
    button: msg`Go to the home page`,
  },
}
