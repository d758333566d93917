import { useLingui } from '@lingui/react/macro'

import {
  getBaseCurrency,
  getCountryWithoutFullPayment,
  DEFAULT_UNITS,
} from '@masar/domain/service/operator.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { useCommonQuestions } from '#rental/questions/common-questions.ts'
import type { FaqFacts, Topic } from '#rental/questions/question.ts'

/** Returns the questions about changes, prices, the rental and accounts. */
export function useBookingQuestions({ siteName, contactEmail }: FaqFacts): Topic[] {
  const { t } = useLingui()
  const often = useCommonQuestions()
  const { amendments, onlinePayments } = useCapabilities()

  return [
    {
      id: 'changes',
      title: t`Cancellation and changes`,
      questions: [
        often.cancel,
        {
          id: 'change',
          title: t`Can I change a booking?`,
          answer: amendments
            ? t`With the option for changes you can move the dates, or choose other locations or extras, until the rental begins. You see the old price, the new one and the difference before you agree. Another car is a new booking.`
            : t`With the option for changes you can ask the rental company for other dates, locations or extras before the rental begins. Another car is a new booking.`,
        },
        {
          id: 'money-back',
          title: t`When do I get my money back?`,
          answer: t`Once the rental company agrees, we refund your original payment method and update your booking. Your bank may take a few days to show it.`,
        },
        {
          id: 'supplier-cancels',
          title: t`What if the rental company cancels?`,
          answer: t`Then you get everything back that you’ve paid. We email you at once, so that you can choose another car.`,
        },
      ],
    },
    {
      id: 'money',
      title: t`Prices and payment`,
      questions: [
        {
          id: 'pay',
          title: t`How can I pay?`,
          answer: onlinePayments
            ? t`At the counter, only the deposit online, or everything online, depending on the rental company. You’ll see what’s due now and later before you book.`
            : t`At the counter, when you pick up the car.`,
        },
        ...(onlinePayments
          ? [
              {
                id: 'tunisia',
                title: t`Why can’t I pay everything online?`,
                answer:
                  getCountryWithoutFullPayment() === DEFAULT_UNITS.noFullPaymentFrom
                    ? t`From Tunisia, you can’t pay in full online. Pay at the counter, or pay the deposit online where the rental company offers it. Some cars can’t be paid for online at all.`
                    : t`Not every rental company accepts it, and some cars can’t be paid for online. Pay at the counter, or pay the deposit online where the rental company offers it.`,
              },
            ]
          : []),
        {
          id: 'deposit',
          title: t`What is the deposit for?`,
          answer: t`It covers damage, missing fuel and fines. The amount is shown with the car and isn’t part of the price. You get it back when you return the car as agreed.`,
        },
        {
          id: 'included',
          title: t`What is included in the price?`,
          answer: t`The insurance required by law, the mileage shown with the car, extras marked as included, taxes and roadside assistance. Fuel, tolls, parking and fines aren’t included.`,
        },
        {
          id: 'currency',
          title: t`In which currency am I charged?`,
          answer: onlinePayments
            ? t`Prices are calculated in ${getBaseCurrency()}; other currencies are for comparison, at the day’s rate. Before you pay online, you’ll see the amount charged and its currency.`
            : t`Prices are calculated in ${getBaseCurrency()}, which is what you pay at the counter. Other currencies are for comparison, at the day’s rate.`,
        },
      ],
    },
    {
      id: 'road',
      title: t`On the road`,
      questions: [
        {
          id: 'breakdown',
          title: t`What do I do after a breakdown or an accident?`,
          answer: t`Roadside assistance is available 24/7; its number is in your contract. After an accident or theft, also call the police and the rental company. Don’t have repairs done without the rental company’s consent.`,
        },
        {
          id: 'fuel',
          title: t`How much fuel do I return the car with?`,
          answer: t`Each car shows its fuel policy: full to full, same level, full to empty, or fuel included. Missing fuel is charged at the pump price, with a fee for filling up.`,
        },
        {
          id: 'borders',
          title: t`May I drive to another country?`,
          answer: t`Only if the rental company has agreed in writing, because the insurance often ends at the border.`,
        },
      ],
    },
    {
      id: 'account',
      title: t`Your account`,
      questions: [
        {
          id: 'guest',
          title: t`Do I need an account?`,
          answer: t`No. If you book as a guest, we create an account for your address and send you a link to choose a password. You can then see your bookings on any device.`,
        },
        {
          id: 'no-mail',
          title: t`I didn’t get an email. What now?`,
          answer: t`Check your spam folder, then request the email again. Links are valid for 24 hours. If nothing arrives, email ${siteName} at ${contactEmail}.`,
        },
      ],
    },
  ]
}
