import { Trans } from '@lingui/react/macro'

import { NOTICE_HOURS } from '#domain/booking/cancellation.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import { Part } from '../contents.ts'

/** What becomes of a booking that does not stay as it was. */
export function Changes() {
  return (
    <>
      <Cancellation />
      <Amendments />
    </>
  )
}

function Cancellation() {
  const { refundTerms } = useCapabilities()

  return (
    <Part id="cancellation">
      <P>
        <Trans>
          A booking can be cancelled when it has the cancellation option; with some vehicles it is
          included, with others it has a price. Without it the booking cannot be cancelled, and what
          you have paid is not given back.
        </Trans>
      </P>
      <P>
        <Trans>You ask for it on the booking's page, before the rental begins.</Trans>
      </P>
      {refundTerms ? (
        <RefundTerms />
      ) : (
        <P>
          <Trans>The rental company says what the cancellation costs and what it gives back.</Trans>
        </P>
      )}
      <P>
        <Trans>
          The rental company answers the request, and the page and an email tell you what it said.
          If the rental company cannot give you the vehicle or a better one, it cancels, and
          everything that you have paid comes back. Money goes back by the way it came; your bank
          may need some days for it.
        </Trans>
      </P>
      <P>
        <Trans>
          Whoever does not come for the vehicle, without a word, has not cancelled: nothing is given
          back but the deposit.
        </Trans>
      </P>
    </Part>
  )
}

const RefundTerms = () => (
  <>
    <P>
      <Trans>What counts is the time between your request and the pick-up:</Trans>
    </P>
    <ArticleList>
      <li>
        <Trans>{NOTICE_HOURS} hours or more: you may get everything back that you have paid.</Trans>
      </li>
      <li>
        <Trans>
          Less than {NOTICE_HOURS} hours: the rental company may charge a fee, which is never more
          than the price of the rental.
        </Trans>
      </li>
    </ArticleList>
  </>
)

function Amendments() {
  const { amendments } = useCapabilities()
  if (!amendments) {
    return (
      <Part id="amendments">
        <P>
          <Trans>
            With the option for changes you can ask the rental company, before the rental begins,
            for other dates, places or extras. It says whether that is possible and what it costs,
            and makes the change. Another vehicle is a new booking.
          </Trans>
        </P>
      </Part>
    )
  }

  return (
    <Part id="amendments">
      <P>
        <Trans>
          With the option for changes you can move the dates, choose other places of the same
          vehicle or other extras until the rental begins. Another vehicle is a new booking. The
          price is worked out again by the prices of that day; you see the old one, the new one and
          the difference before you agree.
        </Trans>
      </P>
      <P>
        <Trans>
          Nothing is charged online for a change: a difference is settled with the rental company at
          the counter, in either direction.
        </Trans>
      </P>
    </Part>
  )
}
