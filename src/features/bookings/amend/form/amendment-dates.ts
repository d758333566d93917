import { isWallClock } from '@masar/domain/rental/rental-clock.ts'
import { suggestDropOff } from '@masar/domain/rental/rental-times.ts'
import type { DatesForm } from '#rental/trip-form/dates/dates-form.ts'
import type { MomentDraft } from '#rental/trip-form/trip-draft.ts'

import { parseMoment, joinMoment } from './moment-text.ts'
import type { AmendmentFormHandle } from './use-amendment-form.ts'

/**
 * Adapts the dates of an amendment to the controls of the search form. Moves the drop-off only if it would not
 * be after the new pick-up.
 */
export function adaptAmendmentDates(form: AmendmentFormHandle): DatesForm {
  const { labels, rules, values, id, error, leave } = form
  const moments = { from: parseMoment(values.from), to: parseMoment(values.to) }

  function choose(from: string, to: string) {
    const isOvertaken = isWallClock(from) && to <= from
    form.change({ from, to: isOvertaken ? suggestDropOff(from, rules.settings) : to })
    form.show('from')
  }

  function chooseDropOff(moment: MomentDraft) {
    form.change({ to: joinMoment(moment) })
    form.show('to')
  }

  return {
    labels,
    rules,
    moments,
    id,
    error,
    leave,
    choosePickUp: (moment) => choose(joinMoment(moment), values.to),
    chooseDropOff,
    chooseDays({ from, to }) {
      choose(joinMoment({ ...moments.from, date: from }), joinMoment({ ...moments.to, date: to }))
      form.show('to')
    },
  }
}
