import { useLingui } from '@lingui/react/macro'

import { MINIMUM_AGE } from '#domain/ages.ts'
import { NOTICE_HOURS } from '#domain/cancellation.ts'

import type { Question } from './question.ts'

/** What most people ask before they book: on the home page, and first of each topic (HOME-17). */
export function useOftenAsked() {
  const { t } = useLingui()

  return {
    documents: {
      id: 'documents',
      title: t`Which documents do I need?`,
      answer: t`Bring your driving licence and a passport or identity card to the counter, both yours and both valid on the day. Some suppliers ask for the licence when you book; the page of the car says so.`,
    },
    age: {
      id: 'age',
      title: t`How old do I have to be?`,
      answer: t`At least ${MINIMUM_AGE} years on the day of pick-up. Some cars ask for more, and every car shows its age.`,
    },
    where: {
      id: 'where',
      title: t`Where do I pick up and return the car?`,
      answer: t`At the place and time you choose, on the clock of that place. You can return the car somewhere else: untick “Return to same location”.`,
    },
    cancel: {
      id: 'cancel',
      title: t`Can I cancel?`,
      answer: t`With the cancellation option in your booking you ask for it on the booking's page. Asked ${NOTICE_HOURS} hours before the rental or earlier it may be refunded in full; later there may be a fee.`,
    },
  } satisfies Record<string, Question>
}
