import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { Article } from '#ui/article/article.tsx'
import { defineArticle } from '#ui/article/article-parts.tsx'
import { ExternalLink, TextLink } from '#ui/control/link.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { H3, P } from '#ui/style/type.tsx'

import { OtherServices } from './other-services.tsx'
import type { ThirdParties } from './third-parties.ts'
import {
  STORED_NAMES,
  type StorageKind,
  listStoredNames,
} from '@masar/domain/service/stored-names.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { STORED_ITEMS } from './stored-items.ts'

const { Part, Contents } = defineArticle('/cookie-policy', {
  why: msg`Why we store it`,
  list: msg`What we store`,
  others: msg`Third-party services`,
  choice: msg`What you can do`,
})

const STORAGE_LABELS: Record<StorageKind, MessageDescriptor> = {
  cookie: msg`Cookies`,
  browser: msg`In the storage of your browser`,
  window: msg`In the storage of one window`,
  offline: msg`In your browser’s cache, so that pages open offline`,
}

/** The date on which the texts of this page last changed. */
const LAST_CHANGE_DATE = '2026-11-23'

export interface CookiePageProps {
  contactEmail: string
  thirdParties: ThirdParties
}

/** The cookie policy: what the site stores in a browser, and why. */
export function CookiePage({ contactEmail, thirdParties }: CookiePageProps) {
  const { t } = useLingui()
  const { ownCookies } = useCapabilities()

  return (
    <Article title={t`Cookie policy`} since={LAST_CHANGE_DATE} contents={<Contents />}>
      <Part id="why">
        <P>
          <Trans>
            This site stores only what it needs: to recognise you while you’re signed in, to
            remember your choices, and to save what you’ve entered. Nothing tracks you on other
            sites, and nothing is stored for advertising. That’s why there’s no consent banner.
          </Trans>
        </P>
      </Part>
      <Part id="list">
        {(Object.keys(STORED_NAMES) as StorageKind[]).map((location) => (
          <Stack key={location} gap="2">
            <H3>{t(STORAGE_LABELS[location])}</H3>
            <styled.ul listStyleType="none">
              {listStoredNames(location, ownCookies).map((name) => (
                <styled.li key={name} py="3" borderBottomWidth="1px" borderColor="border">
                  <styled.code fontWeight="semibold">{name}</styled.code>
                  <P>{t(STORED_ITEMS[name].purpose)}</P>
                  <P tone="muted" size="sm">
                    {t(STORED_ITEMS[name].duration)}
                  </P>
                </styled.li>
              ))}
            </styled.ul>
          </Stack>
        ))}
      </Part>
      <Part id="others">
        <OtherServices thirdParties={thirdParties} />
      </Part>
      <Part id="choice">
        <P>
          <Trans>
            Your browser shows all of this and can delete it at any time; you’re then signed out,
            and what you’ve entered is gone. Signing out deletes your user record, the bookings and
            searches on this device, and everything stored for this window. You can also book in a
            browser that stores nothing.
          </Trans>
        </P>
        <P>
          <Trans>
            For the data on our servers, see <TextLink to="/privacy">privacy</TextLink>. Questions:{' '}
            <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink>.
          </Trans>
        </P>
      </Part>
    </Article>
  )
}
