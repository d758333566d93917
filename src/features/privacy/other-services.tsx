import { Trans, useLingui } from '@lingui/react/macro'

import { ArticleList } from '#ui/article/article.tsx'
import { P } from '#ui/style/type.tsx'

import { PAYMENT_COOKIES } from './payment-cookies.ts'
import type { ThirdParties } from './third-parties.ts'

/**
 * Lists the third-party code that a page may load, when it is loaded, and what it stores. Contains only the
 * services that the operator has configured.
 */
export function OtherServices({ thirdParties }: { thirdParties: ThirdParties }) {
  const { i18n, t } = useLingui()
  const { countsVisits, checksForRobots, payments, drawsMaps, signIns } = thirdParties
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(signIns)

  if (!Object.values(thirdParties).some((one) => (Array.isArray(one) ? one.length > 0 : one)))
    return (
      <P>
        <Trans>None: every page comes from our own servers.</Trans>
      </P>
    )
  return (
    <>
      <P>
        <Trans>
          These load only when they’re needed. See their own policies for what they store.
        </Trans>
      </P>
      <ArticleList>
        {countsVisits ? (
          <li>
            <Trans>
              Google Analytics counts page views from your first interaction. It is configured to
              use no cookies, and receives neither your identity nor the address of a booking.
            </Trans>
          </li>
        ) : null}
        {checksForRobots ? (
          <li>
            <Trans>
              Google reCAPTCHA distinguishes people from programs before a form is sent, and may
              keep the cookie _GRECAPTCHA for six months. It receives your IP address.
            </Trans>
          </li>
        ) : null}
        {payments.map((name) => {
          const cookies = PAYMENT_COOKIES[name]
          return cookies ? <li key={name}>{t(cookies)}</li> : null
        })}
        {drawsMaps ? (
          <li>
            <Trans>
              {drawsMaps} sends the map images that you view. It receives your IP address and the
              part of the map you see.
            </Trans>
          </li>
        ) : null}
        {signIns.length > 0 ? (
          <li>
            <Trans>If you sign in with {names}, their window stores its own cookies.</Trans>
          </li>
        ) : null}
      </ArticleList>
    </>
  )
}
