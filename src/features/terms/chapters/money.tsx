import { Trans } from '@lingui/react/macro'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { getCountryWithoutFullPayment, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { ArticleList } from '#ui/article/article.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import { Part } from '../contents.ts'

/** The chapter about the price and payment. */
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
          the extras that you choose. It is calculated in {getBaseCurrency()} and itemised line by
          line. It includes:
        </Trans>
      </P>
      <ArticleList>
        <li>
          <Trans>the insurance required by law,</Trans>
        </li>
        <li>
          <Trans>the mileage shown with the vehicle,</Trans>
        </li>
        <li>
          <Trans>the extras marked as included,</Trans>
        </li>
        <li>
          <Trans>24/7 roadside assistance.</Trans>
        </li>
      </ArticleList>
      <P>
        <Trans>
          It does not include fuel, tolls, parking, fines, extra cleaning, or days and hours beyond
          the booking. The rental is counted from the time of pick-up in started hours and days,
          local time.
        </Trans>
      </P>
      <P>
        <Trans>
          Prices in other currencies help you compare. They follow the day’s rate; your bank may use
          another one.
        </Trans>{' '}
        {onlinePayments ? (
          <Trans>Before you pay we show the amount charged and its currency.</Trans>
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
        <Trans>
          At checkout, you choose one of the payment options that the rental company offers:
        </Trans>
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
          Online payments are taken by a payment provider. We never see or store your card number.
          We collect the money for the rental company: paying us counts as paying the rental
          company. If a payment arrives that no booking can use any more, we return it at once to
          the original payment method.
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
          Many rental companies ask for a deposit. Its amount is shown with the vehicle and is not
          part of the price: it is refunded when you have returned the vehicle at the agreed time
          and location, undamaged and with the agreed fuel.
        </Trans>
      </P>
      <P>
        <Trans>
          The rental company may keep the part of it that covers damage, missing fuel, fines or
          extra days that you are responsible for. It has to give you the reason and the amount, and
          show the evidence if you ask for it.
        </Trans>
      </P>
    </Part>
  )
}

function FullPaymentRule() {
  const { language } = usePreferences()
  const code = getCountryWithoutFullPayment()
  if (code === null) return null
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(code)

  return (
    <P>
      {code === DEFAULT_UNITS.noFullPaymentFrom ? (
        <Trans>
          From Tunisia, it is not possible to pay in full online; the other two options are
          available where the rental company offers them.
        </Trans>
      ) : (
        <Trans>
          Paying in full online is not possible from one country ({country}); the other two options
          are available where the rental company offers them.
        </Trans>
      )}
    </P>
  )
}
