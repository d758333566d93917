import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { MINIMUM_AGE } from '#domain/person/ages.ts'
import { atMinute } from '#domain/rental/rental-clock.ts'
import { closingMinute, openingMinute } from '#domain/rental/rental-rules.ts'
import { useDates } from '#ui/control/dates.tsx'

import { useCapabilities } from '#rental/operator-settings.ts'
import { useOftenAsked } from '#rental/questions/often-asked.ts'
import type { FaqFacts, Topic } from '#rental/questions/question.ts'

/** Papers, the counter and ages: what has to be right before somebody drives off. */
export function useBeforeDriving({ settings }: FaqFacts): Topic[] {
  const { t } = useLingui()
  const { time } = useDates()
  const often = useOftenAsked()
  const { privateLicenses } = useCapabilities()
  const { minPickupHours } = settings
  const opening = time(atMinute('2000-01-01', openingMinute(settings)))
  const closing = time(atMinute('2000-01-01', closingMinute(settings)))

  return [
    {
      id: 'papers',
      title: t`Documents`,
      questions: [
        often.documents,
        {
          id: 'licence-picture',
          title: t`Why am I asked for a picture of my licence?`,
          answer: privateLicenses
            ? t`Some rental companies check the licence before they confirm. You add the picture while you book, and can delete it in your settings afterwards. Nobody but you and the rental company of your booking sees it.`
            : t`Some rental companies check the licence before they confirm. You add the picture while you book, and can delete it in your settings afterwards.`,
        },
        {
          id: 'foreign-licence',
          title: t`Is a foreign licence enough?`,
          answer: t`Yes, when it is valid for the car and the country where you drive. If it is not in Latin or Arabic letters, bring an international driving permit with it.`,
        },
        {
          id: 'second-driver',
          title: t`Can somebody else drive, too?`,
          answer: t`Choose “Additional driver” when you book and name the person. That driver needs the same documents and the same age, and may drive from the first kilometre on. Whoever is not named is not insured.`,
        },
      ],
    },
    {
      id: 'pick-up',
      title: t`Delivery and pick-up`,
      questions: [
        often.where,
        {
          id: 'when',
          title: t`When can I pick up and return the car?`,
          answer: t`Between ${opening} and ${closing}, on the clock of the place. The pick-up has to be at least ${plural(minPickupHours, { one: '# hour', other: '# hours' })} after you book.`,
        },
        {
          id: 'delivery',
          title: t`Can the car be brought to me?`,
          answer: t`At airports and stations the rental company waits for you at the counter or at its parking spot. For another address, ask the rental company once the booking is confirmed: it may cost more, and is settled between you.`,
        },
        {
          id: 'late',
          title: t`What if I am late?`,
          answer: t`Tell the rental company as soon as you know. It keeps the car for at least one hour after the time of pick-up. When you return the car late, every started hour costs the hourly price, or a daily price where the car has none.`,
        },
        {
          id: 'counter',
          title: t`What should I look at when I take the car?`,
          answer: t`Walk around it with the rental company and have every scratch written down, the level of fuel and the kilometres as well. Pictures help. The list at the end of your booking names the rest.`,
        },
      ],
    },
    {
      id: 'ages',
      title: t`Age`,
      questions: [
        often.age,
        {
          id: 'young-drivers',
          title: t`Why does this car ask for more than ${MINIMUM_AGE} years?`,
          answer: t`Its insurance asks for it. The rental company cannot make an exception at the counter, so choose a car whose age you have reached on the day of pick-up.`,
        },
        {
          id: 'children',
          title: t`Can children use the site?`,
          answer: t`It is not meant for children under 13, and nobody under ${MINIMUM_AGE} can book. They are welcome in the car: ask the rental company for a child seat in good time.`,
        },
      ],
    },
  ]
}
