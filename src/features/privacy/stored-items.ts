import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { StoredName } from '@masar/domain/service/stored-names.ts'

interface StoredItem {
  purpose: MessageDescriptor
  duration: MessageDescriptor
}

const UNTIL_WINDOW_CLOSED = msg`Until you close the window`
const UNTIL_NEXT_VERSION = msg`Until there is a new version, or you delete it in your browser`
const UNTIL_DELETED = msg`Until you delete it in your browser`

/** The purpose of each stored item, and how long the item is kept. */
export const STORED_ITEMS: Record<StoredName, StoredItem> = {
  'masar-session': {
    purpose: msg`Keeps you signed in. No script can read it.`,
    duration: msg`Until you sign out or close the browser, a day at most; with “Stay connected” up to 400 days`,
  },
  'bc-x-access-token-frontend': {
    purpose: msg`Keeps you signed in. No script can read it.`,
    duration: msg`Until you sign out or close the browser, a day at most; with “Stay connected” up to 400 days`,
  },
  'masar-guest': {
    purpose: msg`Lets you see and pay what you have booked without an account.`,
    duration: msg`One hour, or until you close the browser`,
  },
  'masar-device': {
    purpose: msg`Recognises a browser in which you’ve signed in, so that password guessing can’t lock you out.`,
    duration: msg`400 days`,
  },
  'masar-bot-check': {
    purpose: msg`Shows that this browser passed the check against automated forms, if there is one.`,
    duration: msg`Ten minutes`,
  },
  'masar-page-language': {
    purpose: msg`The language in which you read, so that the server sends the next page in it.`,
    duration: msg`400 days`,
  },
  'masar-page-currency': {
    purpose: msg`The currency that you chose, so that the server sends the next page with prices in it.`,
    duration: msg`400 days`,
  },
  'masar-page-theme': {
    purpose: msg`The light or dark theme that you chose, so that the server sends the next page in it.`,
    duration: msg`400 days`,
  },
  'masar-user': {
    purpose: msg`Who was last signed in and in which language, so that the page shows it at once.`,
    duration: msg`Until you sign out`,
  },
  'masar-stay-connected': {
    purpose: msg`Whether you chose “Stay connected”.`,
    duration: UNTIL_DELETED,
  },
  'masar-language': { purpose: msg`The language that you chose.`, duration: UNTIL_DELETED },
  'masar-language-offer': {
    purpose: msg`That you closed the offer to show the page in your browser’s language.`,
    duration: UNTIL_DELETED,
  },
  'masar-last-language': {
    purpose: msg`The language that you read last.`,
    duration: UNTIL_DELETED,
  },
  'masar-currency': {
    purpose: msg`The currency in which you see prices.`,
    duration: UNTIL_DELETED,
  },
  'masar-theme': { purpose: msg`Light or dark.`, duration: UNTIL_DELETED },
  'masar-filters-hidden': {
    purpose: msg`That you hide the filters beside the cars.`,
    duration: msg`Until you show the filters again`,
  },
  'masar-searches': {
    purpose: msg`Your last searches, so that you can repeat them, even offline.`,
    duration: msg`Until you clear your history or sign out, five at most`,
  },
  'masar-seen-cars': {
    purpose: msg`The cars you viewed last, with the dates, so that you can find them again.`,
    duration: msg`Until you clear your history or sign out, eight at most`,
  },
  'masar-bookings': {
    purpose: msg`Your bookings with their vouchers, so that you can read them offline. Never your contact details or your card.`,
    duration: msg`Until you sign out or your session ends`,
  },
  'masar-return-path': {
    purpose: msg`The car, dates and locations of a booking in progress, so that the link for a new password leads back to it.`,
    duration: msg`One day, or until you return or sign out`,
  },
  'masar-checkout': {
    purpose: msg`A booking in progress, so that reloading the page loses nothing. Never card details.`,
    duration: UNTIL_WINDOW_CLOSED,
  },
  'masar-typed': {
    purpose: msg`What you’ve entered into a form and not sent yet. Never a password.`,
    duration: UNTIL_WINDOW_CLOSED,
  },
  'masar-window-of': {
    purpose: msg`Who these drafts belong to, so that other users don’t see them.`,
    duration: UNTIL_WINDOW_CLOSED,
  },
  'masar-rate': {
    purpose: msg`The day’s exchange rate, so that it isn’t requested on every page.`,
    duration: msg`6 hours`,
  },
  'tsr-scroll-restoration': {
    purpose: msg`Your scroll position, so that going back returns you to it.`,
    duration: UNTIL_WINDOW_CLOSED,
  },
  'masar-shell': {
    purpose: msg`The site’s basic files. They contain no personal data.`,
    duration: UNTIL_NEXT_VERSION,
  },
  'masar-files': {
    purpose: msg`Code, texts and images of the pages you’ve opened. Never server responses.`,
    duration: UNTIL_NEXT_VERSION,
  },
  'masar-settings': {
    purpose: msg`The last known configuration of this site.`,
    duration: UNTIL_NEXT_VERSION,
  },
}
