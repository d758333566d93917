import { useLingui } from '@lingui/react/macro'

import { baseCurrency, noFullPaymentFrom, USUAL_UNITS } from '#domain/service/operator.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { useOftenAsked } from '#rental/questions/often-asked.ts'
import type { FaqFacts, Topic } from '#rental/questions/question.ts'

/** What becomes of a booking, what it costs, and whom to ask. */
export function useBookingQuestions({ siteName, contactEmail }: FaqFacts): Topic[] {
  const { t } = useLingui()
  const often = useOftenAsked()
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
            ? t`With the option for changes you move the dates and the places, or choose other extras, until the rental begins. You see the old price, the new one and the difference before you agree. Another car is a new booking.`
            : t`With the option for changes you can ask the rental company for other dates, places or extras before the rental begins. Another car is a new booking.`,
        },
        {
          id: 'money-back',
          title: t`When do I get my money back?`,
          answer: t`As soon as the rental company has agreed, it goes back by the way it came, and the booking's page says so. Your bank may need some days to show it.`,
        },
        {
          id: 'supplier-cancels',
          title: t`What if the rental company cancels?`,
          answer: t`Then everything that you have paid comes back, and we tell you by email at once, so that you can choose another car.`,
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
            ? t`At the counter, only the deposit online, or everything online: whatever the rental company offers for the car. Before you book you read what is paid now and what later.`
            : t`At the counter, when you pick up the car.`,
        },
        ...(onlinePayments
          ? [
              {
                id: 'tunisia',
                title: t`Why can I not pay everything online?`,
                answer:
                  noFullPaymentFrom() === USUAL_UNITS.noFullPaymentFrom
                    ? t`Whoever books from Tunisia cannot pay in full online. Pay at the counter, or the deposit online where the rental company offers it. Some cars have no payment online at all.`
                    : t`Not every rental company takes it, and some cars have no payment online at all. Pay at the counter, or the deposit online where the rental company offers it.`,
              },
            ]
          : []),
        {
          id: 'deposit',
          title: t`What is the deposit for?`,
          answer: t`It covers damage, missing fuel and fines. Its amount is shown with the car, and it is not part of the price: you get it back when the car is returned as agreed.`,
        },
        {
          id: 'included',
          title: t`What is included in the price?`,
          answer: t`The insurance that the law asks for, the mileage that is shown with the car, the extras marked as included, taxes, and roadside assistance. Fuel, tolls, parking and fines are yours.`,
        },
        {
          id: 'currency',
          title: t`In which currency am I charged?`,
          answer: onlinePayments
            ? t`Prices are worked out in ${baseCurrency()}; other currencies are there to compare, at the rate of the day. Before you pay online we say which amount is charged, and in which currency.`
            : t`Prices are worked out in ${baseCurrency()}, and that is what you pay at the counter. Other currencies are there to compare, at the rate of the day.`,
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
          answer: t`Roadside assistance is there around the clock; its number is in your contract. After an accident or a theft call the police and the rental company as well, and have nothing repaired without the rental company's word.`,
        },
        {
          id: 'fuel',
          title: t`With how much fuel do I return the car?`,
          answer: t`Every car shows its rule: full to full, the same level, a first tank that you pay for, or fuel that is included. Missing fuel is charged at the price of the station, with a fee for filling up.`,
        },
        {
          id: 'borders',
          title: t`May I drive to another country?`,
          answer: t`Only when the rental company has agreed in writing, because the insurance often ends at the border.`,
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
          answer: t`No. If you book as a guest we make an account for your address and send you a link to choose a password. With it you find your bookings again on any device.`,
        },
        {
          id: 'no-mail',
          title: t`I did not get an email. What now?`,
          answer: t`Look into the folder for spam first, then ask for the email again where you were told of it. A link to confirm your address holds for one day. If nothing comes, write to ${siteName} at ${contactEmail}.`,
        },
      ],
    },
  ]
}
