import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { Article, ArticleList } from '#ui/article/article.tsx'
import { defineArticle } from '#ui/article/article-parts.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import type { ThirdParties } from './third-parties.ts'
import { Recipients } from './recipients.tsx'
import { StoredData } from './stored-data.tsx'

const { Part, Contents } = defineArticle('/privacy', {
  who: msg`Who is responsible for your data`,
  what: msg`What we keep, and why`,
  whom: msg`Who we share your data with`,
  howLong: msg`How long we keep it`,
  safety: msg`How we protect it`,
  rights: msg`What you can ask for`,
  children: msg`Children`,
})

/** The date on which the texts of this page last changed. */
const LAST_CHANGE_DATE = '2026-11-30'

export interface PrivacyPageProps {
  siteName: string
  contactEmail: string
  thirdParties: ThirdParties
}

/** The privacy policy: which customer data is stored and why, who receives it, and how long it is kept. */
export function PrivacyPage({ siteName, contactEmail, thirdParties }: PrivacyPageProps) {
  const { t } = useLingui()

  return (
    <Article title={t`Privacy`} since={LAST_CHANGE_DATE} contents={<Contents />}>
      <Part id="who">
        <P>
          <Trans>
            {siteName} is responsible for how your data is used here. For questions or corrections:{' '}
            <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink>.
          </Trans>
        </P>
      </Part>
      <Part id="what">
        <StoredData />
      </Part>
      <Part id="whom">
        <Recipients thirdParties={thirdParties} />
      </Part>
      <Part id="howLong">
        <DurationsSection />
      </Part>
      <Part id="safety">
        <SecuritySection />
      </Part>
      <Part id="rights">
        <P>
          <Trans>
            In your settings you can see what we know about you, correct it, delete your photo and
            your licence, and stop the emails about your bookings. Contact us to get a copy of
            everything, to have your account deleted, or to object to something. If our answer does
            not satisfy you, you can complain to your data protection authority.
          </Trans>
        </P>
      </Part>
      <Part id="children">
        <P>
          <Trans>
            The site is not meant for children under 13, and we do not knowingly keep accounts for
            them.
          </Trans>
        </P>
      </Part>
    </Article>
  )
}

function SecuritySection() {
  const { hashedSecrets, privateLicenses } = useCapabilities()

  return (
    <P>
      {hashedSecrets ? (
        <Trans>
          Passwords are stored as Argon2id hashes, and sessions and links as hashes, too: a copy of
          our database does not let anyone sign in.
        </Trans>
      ) : (
        <Trans>
          Passwords are stored as hashes, from which they cannot be read. What you send is encrypted
          in transit.
        </Trans>
      )}{' '}
      {privateLicenses ? (
        <Trans>
          Your licence and your photo have no address that others could guess, and the licence is
          hidden from anyone with no right to it.
        </Trans>
      ) : (
        <Trans>
          Your licence and your photo are files with an address of their own: do not share it.
        </Trans>
      )}
    </P>
  )
}

function DurationsSection() {
  const { receipts, removalFromList, storesMails } = useCapabilities()

  return (
    <ArticleList>
      <li>
        <Trans>Your account: until you ask us to delete it.</Trans>
      </li>
      <li>
        <Trans>Bookings and payments: as long as accounting law requires.</Trans>{' '}
        {removalFromList ? (
          <Trans>Bookings you remove from your list cannot be restored.</Trans>
        ) : null}
      </li>
      {receipts ? (
        <li>
          <Trans>
            Receipts and invoices with your name: as long as accounting law requires, also after
            your account was deleted.
          </Trans>
        </li>
      ) : null}
      <li>
        <Trans>
          Unpaid bookings and the guest accounts created for them: until the time to pay has run
          out.
        </Trans>
      </li>
      <li>
        <Trans>Your licence and your photo: until you delete them or your account.</Trans>
      </li>
      <li>
        <Trans>Sessions: until they end.</Trans>{' '}
        {storesMails ? (
          <Trans>Emails that were sent, and used links: one month.</Trans>
        ) : (
          <Trans>Links in emails: one day.</Trans>
        )}
      </li>
    </ArticleList>
  )
}
