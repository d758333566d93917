import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { makeWallClock } from '@masar/domain/rental/rental-clock.ts'
import { getClosingMinute, getOpeningMinute } from '@masar/domain/rental/rental-rules.ts'
import { useDates } from '#ui/control/dates.tsx'

import { useCapabilities } from '#rental/operator-settings.ts'
import { useCommonQuestions } from '#rental/questions/common-questions.ts'
import type { FaqFacts, Topic } from '#rental/questions/question.ts'

/** Returns the questions about documents, pick-up and age, which matter before driving off. */
export function useBeforeDriving({ settings }: FaqFacts): Topic[] {
  const { t } = useLingui()
  const { time } = useDates()
  const often = useCommonQuestions()
  const { privateLicenses } = useCapabilities()
  const { minPickupHours } = settings
  const opening = time(makeWallClock('2000-01-01', getOpeningMinute(settings)))
  const closing = time(makeWallClock('2000-01-01', getClosingMinute(settings)))

  return [
    {
      id: 'papers',
      title: t`Documents`,
      questions: [
        often.documents,
        {
          id: 'licence-picture',
          title: t`Why am I asked for a photo of my licence?`,
          answer: privateLicenses
            ? t`Some rental companies check the licence before they confirm. You add the photo when you book, and can delete it later in your settings. Only you and the rental company of your booking can see it.`
            : t`Some rental companies check the licence before they confirm. You add the photo when you book, and can delete it later in your settings.`,
        },
        {
          id: 'foreign-licence',
          title: t`Is a foreign licence enough?`,
          answer: t`Yes, if it’s valid for the car and the country where you drive. If it isn’t in Latin or Arabic letters, also bring an international driving permit.`,
        },
        {
          id: 'second-driver',
          title: t`Can I add another driver?`,
          answer: t`Choose “Additional driver” when you book and name the person. That driver needs the same documents and the same minimum age. Anyone not named isn’t insured.`,
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
          answer: t`Between ${opening} and ${closing}, local time. Pick-up must be at least ${plural(minPickupHours, { one: '# hour', other: '# hours' })} after you book.`,
        },
        {
          id: 'delivery',
          title: t`Can I have the car delivered?`,
          answer: t`At airports and stations, the rental company meets you at its counter or parking area. For delivery elsewhere, ask the rental company once your booking is confirmed; it may cost extra.`,
        },
        {
          id: 'late',
          title: t`What if I am late?`,
          answer: t`Tell the rental company as soon as you know. It keeps the car for at least one hour after the pick-up time. If you return the car late, each started hour costs the hourly price, or a daily price if the car has none.`,
        },
        {
          id: 'counter',
          title: t`What should I check at pick-up?`,
          answer: t`Walk around it with the rental company and have every scratch, the fuel level and the mileage noted. Take photos. The checklist at the end of your booking has the rest.`,
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
          title: t`Why is the minimum age higher for this car?`,
          answer: t`Its insurance requires it, and the rental company can’t make exceptions at the counter. Choose a car whose minimum age you meet on the day of pick-up.`,
        },
        {
          id: 'children',
          title: t`Can children use the site?`,
          answer: t`The site isn’t meant for children under 13, and you must be ${MINIMUM_AGE} to book. Children are welcome in the car: ask the rental company for a child seat in advance.`,
        },
      ],
    },
  ]
}
