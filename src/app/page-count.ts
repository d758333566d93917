import { addPageScript } from '#api/cache/page-script.ts'

import type { AppRouter } from './router.ts'

const GOOGLE = 'https://www.googletagmanager.com/gtag/js'

export interface Analytics {
  measurementId: string
  /** Where the script of Google Analytics is, or another that is spoken to like it. */
  script?: string
}

/** No cookie and no advertising, whatever the account at Google is set to. */
const CONSENT = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/**
 * Tells Google Analytics which pages are seen. Told is the page (`/car/$carId`), never the address:
 * what identifies a booking, a payment or a person stands in parameters and behind the question mark.
 */
export function countPages(router: AppRouter, { measurementId, script = GOOGLE }: Analytics): void {
  const src = new URL(script, location.href)
  src.searchParams.set('id', measurementId)
  let before = ''

  const countPage = () => {
    const page = router.state.matches.at(-1)?.fullPath ?? '/'
    const address = location.origin + page
    pushToDataLayer('set', { page_location: address, page_title: page, page_referrer: before })
    pushToDataLayer('event', 'page_view')
    before = address
  }
  pushToDataLayer('consent', 'default', CONSENT)
  pushToDataLayer('js', new Date())
  pushToDataLayer('config', measurementId, { send_page_view: false })
  if (router.state.resolvedLocation) countPage()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) countPage()
  })
  // Blocked by the visitor or out of reach: nothing of the page needs it.
  addPageScript(src.href, () => true, new AbortController().signal).catch(() => undefined)
}

/** Google's script reads what it is told here, and tells a list that is no `arguments` from one that is. */
function pushToDataLayer(..._words: unknown[]): void {
  const known: unknown = Reflect.get(window, 'dataLayer')
  const words: unknown[] = Array.isArray(known) ? known : []
  // oxlint-disable-next-line prefer-rest-params -- an array means something else to that script.
  words.push(arguments)
  Reflect.set(window, 'dataLayer', words)
}
