import { Trans } from '@lingui/react/macro'

import { MINIMUM_AGE } from '#domain/person/ages.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { P } from '#ui/style/type.tsx'

import { Part } from '../contents.ts'

/** From the counter back to the counter. */
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
          Every driver has to be at least {MINIMUM_AGE} years old on the day of pick-up. Some
          vehicles ask for more; the age is shown with each of them. Only the drivers who are named
          in the booking or in the contract of the rental company may drive; a second one is an
          extra.
        </Trans>
      </P>
      <P>
        <Trans>
          Bring to the counter, for every driver, the original of a driving licence that is valid
          for the vehicle and the country, and an identity card or passport. A licence that is not
          in Latin or Arabic letters needs an international one beside it. Some rental companies ask
          for a picture of the licence when you book; the vehicle's page says so.
        </Trans>
      </P>
      <P>
        <Trans>
          A rental company that cannot hand over the vehicle because a document is missing, a driver
          is too young or unfit to drive need not give anything back but the deposit.
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
          it keeps the vehicle for as long as its contract says, and at least one hour. Look at the
          vehicle together, and have every scratch written down before you drive off.
        </Trans>
      </P>
      <P>
        <Trans>
          Return it at the time and place of the booking. Every started hour beyond it costs the
          hourly price of the vehicle, or a daily price where it has none. Do not leave the vehicle
          without the rental company having looked at it: until it has, you answer for it.
        </Trans>
      </P>
    </Part>
  )
}

function Fuel() {
  return (
    <Part id="fuel">
      <P>
        <Trans>Each vehicle is shown with one of these rules for fuel:</Trans>
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
            Full to empty: you pay for the first tank at the counter and need not fill it again.
          </Trans>
        </li>
        <li>
          <Trans>Fuel included: the first tank is in the price.</Trans>
        </li>
      </ArticleList>
      <P>
        <Trans>
          For fuel that is missing the rental company may charge the price of the nearest station
          and a fee for filling up, which it has to name in its contract.
        </Trans>
      </P>
      <P>
        <Trans>
          Where it says “unlimited mileage” you drive as far as you like. Otherwise the kilometres
          per day are shown, and each one more costs what the contract of the rental company says.
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
          Drive the vehicle with care and by the law, on roads that are made for it, and neither out
          of the country without the rental company's written consent nor to earn money by carrying
          people. Smoking, and animals outside a box, need the consent of the rental company.
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
          After a breakdown call the roadside assistance. After an accident or a theft call the
          police and the rental company at once, have a report made, and admit no debt. Have nothing
          repaired without the rental company's word. Fines of your time with the vehicle are yours.
        </Trans>
      </P>
    </Part>
  )
}
