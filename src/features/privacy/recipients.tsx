import { Trans, useLingui } from '@lingui/react/macro'

import { PAYMENT_COMPANIES } from '#domain/payment/providers.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { P } from '#ui/style/type.tsx'

import type { ThirdParties } from './third-parties.ts'

/** Who learns something of a customer besides us; services only where the operator has chosen them. */
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
            The rental company of your booking: who drives, how you are reached, your date of birth,
            and the licence where it asks for it.
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
              {doors}, if you sign in there: that you do so. They tell us your name and your email
              address.
            </Trans>
          </li>
        ) : null}
        {checksForRobots ? (
          <li>
            <Trans>
              Google reCAPTCHA, when you send a form: how the page is used, and your internet
              address.
            </Trans>
          </li>
        ) : null}
        {drawsMaps ? (
          <li>
            <Trans>
              {drawsMaps}, when you look at a map: your internet address and which part of it you
              see.
            </Trans>
          </li>
        ) : null}
        {countsVisits ? (
          <li>
            <Trans>
              Google Analytics: which pages are read, without a cookie, without your name and
              without the addresses of bookings.
            </Trans>
          </li>
        ) : null}
      </ArticleList>
      <P>
        <Trans>Nothing is sold, and nobody gets your data for advertising.</Trans>
      </P>
    </>
  )
}
