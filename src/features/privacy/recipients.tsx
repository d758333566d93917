import { Trans, useLingui } from '@lingui/react/macro'

import { PAYMENT_COMPANIES } from '@masar/domain/payment/providers.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { P } from '#ui/style/type.tsx'

import type { ThirdParties } from './third-parties.ts'

/**
 * The recipients of customer data besides the operator. Contains only services that the operator has
 * configured.
 */
export function Recipients({ thirdParties }: { thirdParties: ThirdParties }) {
  const { i18n } = useLingui()
  const { countsVisits, checksForRobots, payments, drawsMaps, signIns } = thirdParties
  const inWords = (type: Intl.ListFormatType, names: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type }).format(names)
  const payment = inWords(
    'conjunction',
    payments.flatMap((name) => PAYMENT_COMPANIES[name] ?? []),
  )
  const doors = inWords('disjunction', signIns)

  return (
    <>
      <ArticleList>
        <li>
          <Trans>
            The rental company of your booking: who drives, your contact details, your date of
            birth, and the licence where it asks for it.
          </Trans>
        </li>
        {payment ? (
          <li>
            <Trans>
              {payment}, once you pay online: the amount, the booking, your name and your email
              address.
            </Trans>
          </li>
        ) : null}
        {signIns.length > 0 ? (
          <li>
            <Trans>
              {doors}, if you sign in with them: the fact that you do. They give us your name and
              your email address.
            </Trans>
          </li>
        ) : null}
        {checksForRobots ? (
          <li>
            <Trans>
              Google reCAPTCHA, when you send a form: how the page is used, and your IP address.
            </Trans>
          </li>
        ) : null}
        {drawsMaps ? (
          <li>
            <Trans>
              {drawsMaps}, when you view a map: your IP address and the part of the map you see.
            </Trans>
          </li>
        ) : null}
        {countsVisits ? (
          <li>
            <Trans>
              Google Analytics: which pages are viewed, without a cookie, your name or the addresses
              of bookings.
            </Trans>
          </li>
        ) : null}
      </ArticleList>
      <P>
        <Trans>We do not sell your data or share it for advertising.</Trans>
      </P>
    </>
  )
}
