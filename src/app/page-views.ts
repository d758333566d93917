import { addPageScript } from '#api/cache/page-script.ts'

import type { AppRouter } from './router.ts'

const GOOGLE = 'https://www.googletagmanager.com/gtag/js'

export interface Analytics {
  measurementId: string
  /** The script of Google Analytics, or of a compatible service. */
  script?: string
}

/** No cookies and no advertising, whatever the settings of the Google account. */
const CONSENT = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/**
 * Reports page views to Google Analytics. It sends the route (`/car/$carId`), never the address, whose parameters
 * and query identify bookings, payments and persons.
 */
export function reportPageViews(
  router: AppRouter,
  { measurementId, script = GOOGLE }: Analytics,
): void {
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
  // Blocked or unreachable: the page does not need it.
  addPageScript(src.href, () => true, new AbortController().signal).catch(() => undefined)
}

/** Google's script requires an `arguments` object and ignores arrays. */
function pushToDataLayer(..._words: unknown[]): void {
  const known: unknown = Reflect.get(window, 'dataLayer')
  const words: unknown[] = Array.isArray(known) ? known : []
  // oxlint-disable-next-line prefer-rest-params -- an array means something else to that script.
  words.push(arguments)
  Reflect.set(window, 'dataLayer', words)
}
