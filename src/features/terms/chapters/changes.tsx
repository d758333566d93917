import { Trans } from '@lingui/react/macro'

import { NOTICE_HOURS } from '@masar/domain/booking/cancellation.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import { Part } from '../contents.ts'

/** The chapter about cancelled and changed bookings. */
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
          A booking can be cancelled if it has the cancellation option, which is included with some
          vehicles and charged with others. Without it, the booking cannot be cancelled and payments
          are not refunded.
        </Trans>
      </P>
      <P>
        <Trans>Request it on the booking page, before the rental begins.</Trans>
      </P>
      {refundTerms ? (
        <RefundTerms />
      ) : (
        <P>
          <Trans>The rental company sets the cancellation cost and what it gives back.</Trans>
        </P>
      )}
      <P>
        <Trans>
          The rental company answers the request; the booking page and an email show its answer. If
          the rental company cannot provide the vehicle or a better one, it cancels, and you get
          everything back that you have paid. Refunds go to the original payment method; your bank
          may take a few days to show them.
        </Trans>
      </P>
      <P>
        <Trans>A no-show is not a cancellation: only the deposit is refunded.</Trans>
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
        <Trans>{NOTICE_HOURS} hours or more: you may get a full refund.</Trans>
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
            for other dates, locations or extras. It confirms whether that is possible and what it
            costs, and makes the change. Another vehicle is a new booking.
          </Trans>
        </P>
      </Part>
    )
  }

  return (
    <Part id="amendments">
      <P>
        <Trans>
          With the option for changes you can move the dates, or choose other locations or extras,
          until the rental begins. Another vehicle is a new booking. The price is recalculated at
          that day’s prices; you see the old one, the new one and the difference before you agree.
        </Trans>
      </P>
      <P>
        <Trans>
          Nothing is charged online for a change: any difference is settled with the rental company
          at the counter.
        </Trans>
      </P>
    </Part>
  )
}
