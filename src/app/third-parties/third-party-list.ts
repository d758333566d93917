import { PAYMENT_COMPANIES, PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'

import type { ThirdParties } from '../../features/privacy/third-parties.ts'
import type { AppConfig } from '../config.ts'

const SIGN_IN_PROVIDERS = [
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['facebook', 'Facebook'],
] as const

/** Lists the third parties that the operator has configured, and the server's payment providers. */
export function listThirdParties(
  config: AppConfig,
  offers: readonly ProviderOffer[],
): ThirdParties {
  const { analytics, botCheck, socialSignIn, map } = config
  return {
    countsVisits: Boolean(analytics.measurementId),
    checksForRobots: Boolean(botCheck.siteKey),
    payments: PAYMENT_PROVIDERS.filter(
      (one) => PAYMENT_COMPANIES[one] && offers.some(({ name }) => name === one),
    ),
    drawsMaps: map?.tiles ? new URL(map.tiles.url.replace('{s}.', ''), location.href).host : null,
    signIns: SIGN_IN_PROVIDERS.flatMap(([key, name]) => (socialSignIn[key] ? [name] : [])),
  }
}
