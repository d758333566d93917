import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { Article, ArticleList } from '#ui/article/article.tsx'
import { defineArticle } from '#ui/article/article-parts.tsx'
import { OutsideLink, TextLink } from '#ui/control/link.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import type { ThirdParties } from './third-parties.ts'
import { Recipients } from './recipients.tsx'

const { Part, Contents } = defineArticle('/privacy', {
  who: msg`Who answers for your data`,
  what: msg`What we keep, and what for`,
  whom: msg`Who else gets it`,
  howLong: msg`How long it is kept`,
  safety: msg`How it is kept safe`,
  rights: msg`What you can ask for`,
  children: msg`Children`,
})

/** The day of the latest change of its texts. */
const SINCE = '2026-11-22'

export interface PrivacyPageProps {
  siteName: string
  contactEmail: string
  thirdParties: ThirdParties
}

/** What is known of a customer, what for, who gets it and how long it is kept. */
export function PrivacyPage({ siteName, contactEmail, thirdParties }: PrivacyPageProps) {
  const { t } = useLingui()

  return (
    <Article title={t`Privacy`} since={SINCE} contents={<Contents />}>
      <Part id="who">
        <P>
          <Trans>
            {siteName} answers for what this site does with your data. Whatever you want to know or
            to have changed:{' '}
            <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>.
          </Trans>
        </P>
      </Part>
      <Part id="what">
        <Kept />
      </Part>
      <Part id="whom">
        <Recipients thirdParties={thirdParties} />
      </Part>
      <Part id="howLong">
        <Durations />
      </Part>
      <Part id="safety">
        <Safety />
      </Part>
      <Part id="rights">
        <P>
          <Trans>
            Your settings show what we know, and let you correct it, delete your picture and your
            licence, and end the emails about your bookings. Write to us to have a copy of
            everything, to have your account deleted, or to object to something. If our answer does
            not satisfy you, the data protection authority of your country hears you.
          </Trans>
        </P>
      </Part>
      <Part id="children">
        <P>
          <Trans>
            The site is not meant for children under 13, and we keep no account of theirs knowingly.
          </Trans>
        </P>
      </Part>
    </Article>
  )
}

function Safety() {
  const { hashedSecrets, privateLicenses } = useCapabilities()

  return (
    <P>
      {hashedSecrets ? (
        <Trans>
          Passwords are kept as Argon2id hashes, and sessions and links as hashes, too: a copy of
          our database opens nothing.
        </Trans>
      ) : (
        <Trans>
          Passwords are kept as hashes, from which nobody can read them. What you send is encrypted
          on its way.
        </Trans>
      )}{' '}
      {privateLicenses ? (
        <Trans>
          Your licence and your picture have no address that others could guess, and the licence is
          shown to nobody who has no right to it.
        </Trans>
      ) : (
        <Trans>
          Your licence and your picture are files with an address of their own: do not pass it on.
        </Trans>
      )}
    </P>
  )
}

const Kept = () => (
  <>
    <ArticleList>
      <li>
        <Trans>
          Your account: name, email address, telephone, date of birth, language, and what you add of
          your own accord, such as your town, a picture and a word about you. With it you book, and
          we reach you.
        </Trans>
      </li>
      <li>
        <Trans>
          Your bookings: car, rental company, places, dates, extras, drivers, prices, and what has
          happened to them. Without them there is no rental.
        </Trans>
      </li>
      <PaymentsKept />
      <li>
        <Trans>Your driving licence, where the rental company asks for it before the rental.</Trans>
      </li>
      <li>
        <Trans>
          What we have written to you, and what you have written to us by the contact form or for
          the newsletter.
        </Trans>
      </li>
      <li>
        <Trans>
          Your internet address, for as long as a call takes and for the limits that keep robots
          out. Where the site chooses its language by country, it tells us that country.
        </Trans>
      </li>
    </ArticleList>
    <P>
      <Trans>
        What your browser keeps stands in the <TextLink to="/cookie-policy">cookie policy</TextLink>
        , name by name.
      </Trans>
    </P>
  </>
)

function PaymentsKept() {
  const { onlinePayments } = useCapabilities()
  if (!onlinePayments) return null

  return (
    <li>
      <Trans>
        Payments: how much, when, in which currency and by which provider. The number of your card
        never reaches us.
      </Trans>
    </li>
  )
}

function Durations() {
  const { removalFromList, storesMails } = useCapabilities()

  return (
    <ArticleList>
      <li>
        <Trans>Your account: until you have it deleted.</Trans>
      </li>
      <li>
        <Trans>Bookings and payments: as long as the law on accounts asks for.</Trans>{' '}
        {removalFromList ? (
          <Trans>What you take from your list of bookings is gone from it for good.</Trans>
        ) : null}
      </li>
      <li>
        <Trans>
          A booking that was begun and never paid, and the guest account made for it: until the time
          to pay has run out.
        </Trans>
      </li>
      <li>
        <Trans>Your licence and your picture: until you delete them or your account.</Trans>
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
