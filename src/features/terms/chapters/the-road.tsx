import { Trans } from '@lingui/react/macro'

import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { P } from '#ui/style/type.tsx'

import { Part } from '../contents.ts'

/** The chapter about the rental, from pick-up to return. */
export function TheRoad() {
  return (
    <>
      <Driver />
      <Counter />
      <Fuel />
      <Care />
    </>
  )
}

function Driver() {
  return (
    <Part id="driver">
      <P>
        <Trans>
          Every driver must be at least {MINIMUM_AGE} years old on the day of pick-up. Some vehicles
          have a higher minimum age, shown with each of them. Only drivers named in the booking or
          in the rental company’s contract may drive; an additional driver is an extra.
        </Trans>
      </P>
      <P>
        <Trans>
          Bring to the counter, for every driver, the original of a driving licence that is valid
          for the vehicle and the country, and an identity card or passport. A licence that is not
          in Latin or Arabic letters needs an international one as well. Some rental companies ask
          for a photo of the licence when you book; the vehicle’s page shows it.
        </Trans>
      </P>
      <P>
        <Trans>
          If a document is missing, or a driver is too young or unfit to drive, the rental company
          may refuse to hand over the vehicle. It then has to refund only the deposit.
        </Trans>
      </P>
    </Part>
  )
}

function Counter() {
  return (
    <Part id="counter">
      <P>
        <Trans>
          Be at the counter at the time of your booking, or call the rental company if you are late:
          it keeps the vehicle for as long as its contract says, and for at least one hour. Inspect
          the vehicle together, and have every scratch noted before you drive off.
        </Trans>
      </P>
      <P>
        <Trans>
          Return it at the time and location of the booking. Every started hour beyond it costs the
          hourly price of the vehicle, or a daily price if it has none. Do not leave the vehicle
          before the rental company has inspected it: until then, you are responsible for it.
        </Trans>
      </P>
    </Part>
  )
}

function Fuel() {
  return (
    <Part id="fuel">
      <P>
        <Trans>Each vehicle is shown with one of these fuel policies:</Trans>
      </P>
      <ArticleList>
        <li>
          <Trans>Full to full: you get a full tank and return a full one.</Trans>
        </li>
        <li>
          <Trans>Same level: you return as much as there was.</Trans>
        </li>
        <li>
          <Trans>
            Full to empty: you pay for the first tank at the counter and do not have to refill it.
          </Trans>
        </li>
        <li>
          <Trans>Fuel included: the first tank is in the price.</Trans>
        </li>
      </ArticleList>
      <P>
        <Trans>
          For missing fuel the rental company may charge the price of the nearest station and a fee
          for filling up, which its contract must state.
        </Trans>
      </P>
      <P>
        <Trans>
          With “unlimited mileage”, you can drive as far as you like. Otherwise the kilometres per
          day are shown, and extra kilometres cost what the rental contract says.
        </Trans>
      </P>
    </Part>
  )
}

function Care() {
  return (
    <Part id="care">
      <P>
        <Trans>
          Drive the vehicle carefully and within the law, on suitable roads. Do not leave the
          country without the rental company’s written consent or carry passengers for payment.
          Smoking and animals outside a carrier need the rental company’s consent.
        </Trans>
      </P>
      <P>
        <Trans>
          Theft protection, the collision damage waiver and full insurance lower what you pay for a
          loss. They do not cover driving under the influence of alcohol or drugs, a driver who is
          not named, damage done on purpose or by gross negligence, and keys left in the vehicle.
        </Trans>
      </P>
      <P>
        <Trans>
          After a breakdown, call roadside assistance. After an accident or a theft, call the police
          and the rental company at once, have a report made, and admit no liability. Do not have
          repairs done without the rental company’s consent. You are responsible for fines during
          the rental.
        </Trans>
      </P>
    </Part>
  )
}
