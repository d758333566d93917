import { addPageScript } from '#api/cache/page-script.ts'

import type { AppRouter } from './router.ts'

const GOOGLE_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js'

export interface Analytics {
  measurementId: string
  /** The script of Google Analytics, or of a compatible service. */
  script?: string
}

/** No cookies and no advertising, whatever the settings of the Google account. */
const CONSENT_SETTINGS = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/**
 * Reports page views to Google Analytics. Sends the route (`/car/$carId`), never the URL, because its
 * parameters identify bookings, payments and people.
 */
export function reportPageViews(
  router: AppRouter,
  { measurementId, script = GOOGLE_SCRIPT_URL }: Analytics,
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
  pushToDataLayer('consent', 'default', CONSENT_SETTINGS)
  pushToDataLayer('js', new Date())
  pushToDataLayer('config', measurementId, { send_page_view: false })
  if (router.state.resolvedLocation) countPage()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) countPage()
  })
  // The page works without the script, which may be blocked or unreachable.
  addPageScript(src.href, () => true, new AbortController().signal).catch(() => undefined)
}

/** Google's script requires an `arguments` object and ignores arrays. */
function pushToDataLayer(..._words: unknown[]): void {
  const known: unknown = Reflect.get(window, 'dataLayer')
  const words: unknown[] = Array.isArray(known) ? known : []
  // oxlint-disable-next-line prefer-rest-params -- the script interprets an array differently
  words.push(arguments)
  Reflect.set(window, 'dataLayer', words)
}
