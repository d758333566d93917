import { Trans } from '@lingui/react/macro'

import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import type { TermsFacts } from '../terms-facts.ts'
import { Part } from '../contents.ts'

/** The chapter about the parties, the account, and how a booking is made. */
export function TheContract({ facts }: { facts: TermsFacts }) {
  return (
    <>
      <Contract {...facts} />
      <Account />
      <Booking />
    </>
  )
}

function Contract({ siteName }: TermsFacts) {
  const { onlinePayments } = useCapabilities()

  return (
    <Part id="contract">
      <P>
        {onlinePayments ? (
          <Trans>
            {siteName} is an intermediary. We show the vehicles of rental companies, take your
            booking and your payment for them, and help you before, during and after the rental.
          </Trans>
        ) : (
          <Trans>
            {siteName} is an intermediary. We show the vehicles of rental companies, take your
            booking for them, and help you before, during and after the rental.
          </Trans>
        )}
      </P>
      <P>
        <Trans>
          The rental contract is made between you and the company that is named beside the vehicle
          and in your booking: the rental company. The rental company hands over the vehicle and is
          responsible for it. You sign its rental contract at the counter; where that contract is
          stricter than what we have shown you, what we have shown you applies.
        </Trans>
      </P>
      <P>
        <Trans>
          These terms are our contract with you. They cover how you use this site and how a booking
          made here works. You accept them when you create an account or make a booking.
        </Trans>
      </P>
    </Part>
  )
}

function Account() {
  return (
    <Part id="account">
      <P>
        <Trans>
          You can browse without an account. The site is not meant for children under 13. To have an
          account or to book you must be at least {MINIMUM_AGE} years old.
        </Trans>
      </P>
      <P>
        <Trans>
          The details you give us about yourself must be true: the rental company checks them at the
          counter. If you book as a guest, we create an account for your address and send you a link
          to choose a password. Do not share your password; what is done with your account is
          attributed to you until you tell us otherwise.
        </Trans>
      </P>
      <P>
        <Trans>
          We may suspend an account that is used to deceive a rental company or us. Bookings that
          have been paid are then settled as if the rental company had cancelled them.
        </Trans>
      </P>
    </Part>
  )
}

function Booking() {
  const { refundTerms, holdsUnpaidBookings, onlinePayments } = useCapabilities()

  return (
    <Part id="booking">
      <P>
        {refundTerms ? (
          <Trans>
            Before you book we show the vehicle, the rental company, the locations and times, every
            line of the price, the deposit and what a cancellation costs. With the button “Book now”
            you make a binding offer for exactly that.
          </Trans>
        ) : (
          <Trans>
            Before you book we show the vehicle, the rental company, the locations and times, every
            line of the price and the deposit. With the button “Book now” you make a binding offer
            for exactly that.
          </Trans>
        )}{' '}
        {holdsUnpaidBookings ? (
          <Trans>
            If the price has changed or another customer has booked the vehicle, we tell you and
            nothing is booked.
          </Trans>
        ) : (
          <Trans>
            We check the price and the vehicle once more before we send it. Until the rental company
            confirms, other customers may request the same vehicle.
          </Trans>
        )}
      </P>
      <P>
        {onlinePayments ? (
          <Trans>A booking that is paid online is confirmed when the payment has arrived.</Trans>
        ) : null}{' '}
        {onlinePayments && holdsUnpaidBookings ? (
          <Trans>Until then the vehicle is held for you for the time shown on the page.</Trans>
        ) : null}{' '}
        <Trans>
          A booking that is paid at the counter is confirmed by the rental company. You get a
          confirmation by email. Your booking page shows the current status.
        </Trans>
      </P>
      <P>
        <Trans>
          The law gives no right to withdraw from a rental booked for fixed dates. See “Cancelling”
          for what you can do instead.
        </Trans>
      </P>
    </Part>
  )
}
