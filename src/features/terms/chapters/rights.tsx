import { Trans } from '@lingui/react/macro'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { isDefaultCountry, getOperatorCountry } from '@masar/domain/service/operator.ts'
import { ExternalLink } from '#ui/control/link.tsx'
import { P } from '#ui/style/type.tsx'

import type { TermsFacts } from '../terms-facts.ts'
import { Part } from '../contents.ts'

/** The chapter about liability, data, complaints and applicable law. */
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
          The rental company is responsible for the vehicle, its safety and its insurance, and for
          the information it gives us about it. You are responsible for the vehicle while you have
          it, within what your extras cover.
        </Trans>
      </P>
      <P>
        <Trans>
          We are responsible for our own work: that your booking and your payment reach the rental
          company as you made them, and that prices are calculated as shown. For slight negligence
          we are liable only if we breach an obligation without which the booking makes no sense,
          and then for the damage that is typical of it. Nothing here limits liability for injuries
          to life and health, for intent and for gross negligence.
        </Trans>
      </P>
      <P>
        <Trans>
          Neither side is liable for what it could not prevent, such as storms, strikes or closed
          roads. Payments for days that the rental company could not provide are given back.
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
          the rental, and to the payment provider what it needs for the payment. We never sell your
          data.
        </Trans>
      </P>
      <P>
        <Trans>
          In your settings you can see what we know about you, correct it, delete your photo and
          your licence, and stop the emails about your bookings. To see everything, to have your
          account deleted or to leave the newsletter, contact us. Booking records are kept for as
          long as accounting law requires.
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
          Tell the rental company at the counter if something is wrong, so that it can be put right
          at once, and have it noted. Then write to{' '}
          <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink> with your
          booking number: we ask the rental company, and reply within 14 days.
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
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(getOperatorCountry())

  return (
    <Part id="law">
      <P>
        {isDefaultCountry() ? (
          <Trans>
            Our contract with you is governed by the law of Tunisia; the rental contract is governed
            by the law of the country where you pick up the vehicle. You keep the consumer rights
            that the law of your country of residence gives you and that no contract can limit.
          </Trans>
        ) : (
          <Trans>
            Our contract with you is governed by the law of the country where we are based (
            {country}); the rental contract is governed by the law of the country where you pick up
            the vehicle. You keep the consumer rights that the law of your country of residence
            gives you and that no contract can limit.
          </Trans>
        )}
      </P>
      <P>
        <Trans>
          We may change these terms for future bookings. The terms of the day on which you made a
          booking apply to it. If any provision is invalid, the rest remain in force.
        </Trans>
      </P>
    </Part>
  )
}
