import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { Article } from '#ui/article/article.tsx'
import { defineArticle } from '#ui/article/article-parts.tsx'
import { OutsideLink, TextLink } from '#ui/control/link.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { H3, P } from '#ui/style/type.tsx'

import { OtherServices } from './other-services.tsx'
import type { ThirdParties } from './third-parties.ts'
import { STORED_NAMES, type StorageKind, storedNames } from '#domain/service/stored-names.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { STORED_ITEMS } from './stored-items.ts'

const { Part, Contents } = defineArticle('/cookie-policy', {
  why: msg`Why anything is kept at all`,
  list: msg`Everything that is kept, by name`,
  others: msg`Services of others`,
  choice: msg`What you can do`,
})

const LOCATIONS: Record<StorageKind, MessageDescriptor> = {
  cookie: msg`Cookies`,
  browser: msg`In the storage of your browser`,
  window: msg`In the storage of one window`,
  offline: msg`In the cache of your browser, to open without a network`,
}

/** The day of the latest change of its texts. */
const SINCE = '2026-11-23'

export interface CookiePageProps {
  contactEmail: string
  thirdParties: ThirdParties
}

/** What the site keeps in a browser, and why. */
export function CookiePage({ contactEmail, thirdParties }: CookiePageProps) {
  const { t } = useLingui()
  const { ownCookies } = useCapabilities()

  return (
    <Article title={t`Cookie policy`} since={SINCE} contents={<Contents />}>
      <Part id="why">
        <P>
          <Trans>
            This site keeps only what it needs to do what you ask of it: to know you while you are
            signed in, to remember a choice, and not to lose what you have typed. Nothing here
            follows you to other sites, and nothing is kept for advertising. That is why no banner
            asks you to agree.
          </Trans>
        </P>
      </Part>
      <Part id="list">
        {(Object.keys(STORED_NAMES) as StorageKind[]).map((location) => (
          <Stack key={location} gap="2">
            <H3>{t(LOCATIONS[location])}</H3>
            <styled.ul listStyleType="none">
              {storedNames(location, ownCookies).map((name) => (
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
            Your browser shows all of this and can delete it at any time; you are then signed out,
            and what you have typed is gone. Signing out deletes your user record, the bookings and
            searches on this device, and everything that this window keeps. A browser that keeps
            nothing can book all the same.
          </Trans>
        </P>
        <P>
          <Trans>
            What we know about you on our side is said under{' '}
            <TextLink to="/privacy">privacy</TextLink>. Questions:{' '}
            <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>.
          </Trans>
        </P>
      </Part>
    </Article>
  )
}
