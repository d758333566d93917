import { Trans } from '@lingui/react/macro'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { noFullPaymentFrom, USUAL_UNITS } from '#domain/service/operator.ts'
import { baseCurrency } from '#domain/service/operator.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import { Part } from '../contents.ts'

/** What it costs, and how it is paid. */
export function Money() {
  return (
    <>
      <Price />
      <Payment />
      <Deposit />
    </>
  )
}

function Price() {
  const { onlinePayments } = useCapabilities()

  return (
    <Part id="price">
      <P>
        <Trans>
          The price is for the vehicle, for the dates and times of the booking, taxes included, with
          the extras that you choose. It is worked out in {baseCurrency()} and laid open line by
          line. It includes:
        </Trans>
      </P>
      <ArticleList>
        <li>
          <Trans>the insurance that the law asks for,</Trans>
        </li>
        <li>
          <Trans>the mileage that is shown with the vehicle,</Trans>
        </li>
        <li>
          <Trans>the extras that are marked as included,</Trans>
        </li>
        <li>
          <Trans>roadside assistance, day and night.</Trans>
        </li>
      </ArticleList>
      <P>
        <Trans>
          It does not include fuel, tolls, parking, fines, a cleaning that is more than the usual
          one, and days or hours beyond the booking. The rental is counted from the time of pick-up
          in started hours and days, on the clock of the place.
        </Trans>
      </P>
      <P>
        <Trans>
          Prices in other currencies are there to help you compare. They follow the rate of the day,
          and the rate of your bank may be another one.
        </Trans>{' '}
        {onlinePayments ? (
          <Trans>Before you pay we say which amount is charged, and in which currency.</Trans>
        ) : null}
      </P>
    </Part>
  )
}

function Payment() {
  const { onlinePayments } = useCapabilities()
  if (!onlinePayments) {
    return (
      <Part id="payment">
        <P>
          <Trans>You pay the rental and the deposit at the counter, at pick-up.</Trans>
        </P>
      </Part>
    )
  }

  return (
    <Part id="payment">
      <P>
        <Trans>At the checkout you choose one of the ways that the rental company offers:</Trans>
      </P>
      <ArticleList>
        <li>
          <Trans>Pay at the counter: nothing now, the rental and the deposit at pick-up.</Trans>
        </li>
        <li>
          <Trans>Pay the deposit online: the deposit now, the rental at pick-up.</Trans>
        </li>
        <li>
          <Trans>Pay the rental online: the rental now, the deposit at pick-up.</Trans>
        </li>
        <li>
          <Trans>Pay in full online: the rental and the deposit now.</Trans>
        </li>
      </ArticleList>
      <FullPaymentRule />
      <P>
        <Trans>
          Online payments are taken by a payment provider. We never see or keep the number of your
          card. We take the money for the rental company: with your payment to us you have paid the
          rental company. If a payment arrives that no booking can take any more, it goes back at
          once, by the way it came.
        </Trans>
      </P>
    </Part>
  )
}

function Deposit() {
  return (
    <Part id="deposit">
      <P>
        <Trans>
          Many rental companies ask for a deposit. Its amount is shown with the vehicle and does not
          belong to the price: you get it back when you have returned the vehicle at the agreed time
          and place, undamaged and with the fuel that was agreed.
        </Trans>
      </P>
      <P>
        <Trans>
          The rental company may keep the part of it that covers damage, missing fuel, fines or
          extra days that you answer for. It has to tell you the reason and the amount, and show the
          evidence when you ask for it.
        </Trans>
      </P>
    </Part>
  )
}

function FullPaymentRule() {
  const { language } = usePreferences()
  const code = noFullPaymentFrom()
  if (code === null) return null
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(code)

  return (
    <P>
      {code === USUAL_UNITS.noFullPaymentFrom ? (
        <Trans>
          Whoever books from Tunisia cannot pay in full online; the two other ways are open where
          the rental company offers them.
        </Trans>
      ) : (
        <Trans>
          There is a country from which nobody can pay in full online ({country}); the two other
          ways are open where the rental company offers them.
        </Trans>
      )}
    </P>
  )
}
