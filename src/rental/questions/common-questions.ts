import { useLingui } from '@lingui/react/macro'

import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { NOTICE_HOURS } from '@masar/domain/booking/cancellation.ts'

import { useCapabilities } from '../operator-settings.ts'
import type { Question } from './question.ts'

/**
 * Returns the most common questions before a booking. They are on the home page, and first in their topics
 * (HOME-17).
 */
export function useCommonQuestions() {
  const { t } = useLingui()
  const { refundTerms } = useCapabilities()

  return {
    documents: {
      id: 'documents',
      title: t`Which documents do I need?`,
      answer: t`Bring your driving licence and a passport or identity card, both valid on the day. Some rental companies ask for the licence when you book; the car page shows it.`,
    },
    age: {
      id: 'age',
      title: t`How old do I have to be?`,
      answer: t`At least ${MINIMUM_AGE} years on the day of pick-up. Some cars have a higher minimum age, shown on each car.`,
    },
    where: {
      id: 'where',
      title: t`Where do I pick up and return the car?`,
      answer: t`At the location and local time you choose. To return the car elsewhere, untick “Return to same location”.`,
    },
    cancel: {
      id: 'cancel',
      title: t`Can I cancel?`,
      answer: refundTerms
        ? t`If you added the cancellation option, cancel from your booking page. Up to ${NOTICE_HOURS} hours before pick-up you may get a full refund; after that a fee may apply.`
        : t`If you added the cancellation option, request it on your booking page. The rental company sets the cost.`,
    },
  } satisfies Record<string, Question>
}
