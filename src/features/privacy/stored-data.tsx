import { Trans } from '@lingui/react/macro'

import { ArticleList } from '#ui/article/article.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { TextLink } from '#ui/control/link.tsx'
import { P } from '#ui/style/type.tsx'

/** The data stored about a customer, which depends on the backend's capabilities. */
export const StoredData = () => (
  <>
    <ArticleList>
      <li>
        <Trans>
          Your account: name, email address, phone, date of birth, language, and what you choose to
          add, such as your town, a photo and a few words about you. You use it to book, and we use
          it to contact you.
        </Trans>
      </li>
      <li>
        <Trans>
          Your bookings: car, rental company, locations, dates, extras, drivers, prices and history.
          We need them to provide the rental.
        </Trans>
      </li>
      <DataForCompany />
      <PaymentData />
      <li>
        <Trans>Your driving licence, where the rental company asks for it before the rental.</Trans>
      </li>
      <li>
        <Trans>
          What we have written to you, and what you have sent us through the contact form or for the
          newsletter.
        </Trans>
      </li>
      <li>
        <Trans>
          Your IP address, during each request and to limit automated traffic. Where the site
          chooses its language by country, it gives us that country.
        </Trans>
      </li>
    </ArticleList>
    <P>
      <Trans>
        See the <TextLink to="/cookie-policy">cookie policy</TextLink> for what is stored in your
        browser.
      </Trans>
    </P>
  </>
)

function DataForCompany() {
  const { bookingMessages, tripDetails } = useCapabilities()

  return (
    <>
      {tripDetails ? (
        <li>
          <Trans>
            Your flight or train, expected arrival, delays and notes, which the rental company sees.
          </Trans>
        </li>
      ) : null}
      {bookingMessages ? (
        <li>
          <Trans>Messages between you and the rental company about a booking.</Trans>
        </li>
      ) : null}
    </>
  )
}

function PaymentData() {
  const { onlinePayments } = useCapabilities()
  if (!onlinePayments) return null

  return (
    <li>
      <Trans>
        Payments: how much, when, in which currency and with which provider. Your card number never
        reaches us.
      </Trans>
    </li>
  )
}
