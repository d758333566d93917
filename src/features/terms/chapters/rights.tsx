import { Trans } from '@lingui/react/macro'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { isUsualCountry, operatorCountry } from '#domain/service/operator.ts'
import { OutsideLink } from '#ui/control/link.tsx'
import { P } from '#ui/style/type.tsx'

import type { TermsFacts } from '../terms-facts.ts'
import { Part } from '../contents.ts'

/** What either side owes, and where to turn. */
export function Rights({ facts }: { facts: TermsFacts }) {
  return (
    <>
      <Liability />
      <Data />
      <Complaints {...facts} />
      <Law />
    </>
  )
}

function Liability() {
  return (
    <Part id="liability">
      <P>
        <Trans>
          The rental company answers for the vehicle, its safety and its insurance, and for the
          facts that it gives us about it. You answer for the vehicle while you have it, within what
          your extras cover.
        </Trans>
      </P>
      <P>
        <Trans>
          We answer for our own work: that your booking and your payment reach the rental company as
          you made them, and that prices are worked out as shown. For slight negligence we answer
          only where a duty is broken without which the booking makes no sense, and then for the
          damage that is typical of it. Nothing here limits what is owed for injuries to life and
          health, for intent and for gross negligence.
        </Trans>
      </P>
      <P>
        <Trans>
          Neither side answers for what it could not prevent, such as storms, strikes or closed
          roads. What was paid for days that the rental company could not provide is given back.
        </Trans>
      </P>
    </Part>
  )
}

function Data() {
  return (
    <Part id="data">
      <P>
        <Trans>
          For a booking we need your name, email address, phone and date of birth, and the licence
          where the rental company asks for it. We pass on to the rental company what it needs for
          the rental, and to the payment provider what it needs for the payment, and sell nothing to
          anybody.
        </Trans>
      </P>
      <P>
        <Trans>
          Your settings show what we know about you, let you correct it and delete your picture and
          your licence, and end the emails about your bookings. To see everything, to have your
          account deleted or to leave the newsletter, write to us. Records of bookings stay for as
          long as the law on accounts asks for.
        </Trans>
      </P>
    </Part>
  )
}

function Complaints({ contactEmail }: TermsFacts) {
  return (
    <Part id="complaints">
      <P>
        <Trans>
          Tell the rental company at the counter when something is wrong, so that it can be put
          right at once, and have it written down. Then write to{' '}
          <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink> with the number
          of your booking: we ask the rental company, and answer within 14 days.
        </Trans>
      </P>
      <P>
        <Trans>
          If our answer does not settle it you may turn to the consumer authority of your country,
          or to a court.
        </Trans>
      </P>
    </Part>
  )
}

function Law() {
  const { language } = usePreferences()
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(operatorCountry())

  return (
    <Part id="law">
      <P>
        {isUsualCountry() ? (
          <Trans>
            Our contract with you is under the law of Tunisia; the rental contract is under the law
            of the country where you pick up the vehicle. What the law of the country where you live
            gives to consumers, and cannot be taken away by a contract, stays yours.
          </Trans>
        ) : (
          <Trans>
            Our contract with you is under the law of the country where we are based ({country});
            the rental contract is under the law of the country where you pick up the vehicle. What
            the law of the country where you live gives to consumers, and cannot be taken away by a
            contract, stays yours.
          </Trans>
        )}
      </P>
      <P>
        <Trans>
          We may change these terms for bookings to come. For a booking that you have made, the
          terms of the day on which you made it count. If one sentence of them does not hold, the
          others do.
        </Trans>
      </P>
    </Part>
  )
}
