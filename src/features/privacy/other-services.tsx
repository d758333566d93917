import { Trans, useLingui } from '@lingui/react/macro'

import { ArticleList } from '#ui/article/article.tsx'
import { P } from '#ui/style/type.tsx'

import { PAYMENT_COOKIES } from './payment-cookies.ts'
import type { ThirdParties } from './third-parties.ts'

/** Whose programs a page may fetch, when, and what they keep; only those that the operator has chosen. */
export function OtherServices({ thirdParties }: { thirdParties: ThirdParties }) {
  const { i18n, t } = useLingui()
  const { countsVisits, checksForRobots, payments, drawsMaps, signIns } = thirdParties
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(signIns)

  if (!Object.values(thirdParties).some((one) => (Array.isArray(one) ? one.length > 0 : one)))
    return (
      <P>
        <Trans>There are none: every page comes from us alone.</Trans>
      </P>
    )
  return (
    <>
      <P>
        <Trans>
          These are fetched when they are needed and not before. What they keep is theirs to tell;
          their own pages say more.
        </Trans>
      </P>
      <ArticleList>
        {countsVisits ? (
          <li>
            <Trans>
              Google Analytics counts which pages are read, from your first movement on. It is told
              to keep no cookie, and hears neither who you are nor the address of a booking.
            </Trans>
          </li>
        ) : null}
        {checksForRobots ? (
          <li>
            <Trans>
              Google reCAPTCHA tells people from programs before a form is sent, and may keep the
              cookie _GRECAPTCHA for six months. It learns your internet address.
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
              {drawsMaps} sends the pictures of a map that you look at. It learns your internet
              address and which part of the map you see.
            </Trans>
          </li>
        ) : null}
        {signIns.length > 0 ? (
          <li>
            <Trans>If you sign in with {names}, their window keeps cookies of its own.</Trans>
          </li>
        ) : null}
      </ArticleList>
    </>
  )
}
