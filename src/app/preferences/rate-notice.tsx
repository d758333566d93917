import { use } from 'react'

import { UnavailableCurrency } from '#rental/display-rate.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const RateToast = lazyPart(async () => (await import('./rate-toast.tsx')).RateToast)

/**
 * Shows the toast about an unavailable currency. Lazy-loaded, because it needs the code that formats prices,
 * which home does not load before it is interactive.
 */
export const RateNotice = () => (use(UnavailableCurrency) === null ? null : <RateToast />)
