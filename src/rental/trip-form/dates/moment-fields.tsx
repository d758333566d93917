import { useLingui } from '@lingui/react/macro'

import { toLocalDay } from '@masar/domain/rental/calendar.ts'

import type { DatesChoice } from './choosing.ts'
import type { DatesForm } from './dates-form.ts'
import { DayInput } from './day-input.tsx'
import { MomentChip, MomentChips } from './moment-chip.tsx'
import { getMomentControlProps } from './moment-errors.tsx'
import { listTimes } from './moment-times.ts'
import { toTimeControlId } from './read-moment.ts'
import { TimeList } from './time-list.tsx'

export interface MomentFieldsProps {
  form: DatesForm
  choosing: DatesChoice
}

/** The day and time of both ends of the rental. */
export function MomentFields({ form, choosing }: MomentFieldsProps) {
  const { t } = useLingui()
  const { moments } = form

  function chooseDropOff(date: string) {
    choosing.finish()
    form.chooseDropOff({ ...moments.to, date })
  }

  const time = (field: 'from' | 'to') => {
    const control = getMomentControlProps(form, field)
    return {
      control: { ...control, id: toTimeControlId(control.id) },
      value: moments[field].time,
      times: listTimes(form, field),
      onLeave: () => form.leave(field),
    }
  }

  return (
    <MomentChips>
      <MomentChip
        label={form.labels.from}
        htmlFor={form.id('from')}
        isActive={choosing.end === 'from'}
        isInvalid={form.error('from') !== undefined}
      >
        <div>
          <DayInput
            control={getMomentControlProps(form, 'from')}
            value={moments.from.date}
            today={toLocalDay(form.rules.now)}
            placeholder={t`Choose pick-up`}
            onChoose={(date) => form.choosePickUp({ ...moments.from, date })}
            onEnter={() => choosing.choose('from')}
            onLeave={() => form.leave('from')}
          />
          <TimeList
            {...time('from')}
            label={t`Pick-up time`}
            onChoose={(clock) => form.choosePickUp({ ...moments.from, time: clock })}
          />
        </div>
      </MomentChip>
      <MomentChip
        label={form.labels.to}
        htmlFor={form.id('to')}
        isActive={choosing.end === 'to'}
        isInvalid={form.error('to') !== undefined}
      >
        <div>
          <DayInput
            control={getMomentControlProps(form, 'to')}
            value={choosing.isHalf ? '' : moments.to.date}
            today={toLocalDay(form.rules.now)}
            placeholder={t`Choose drop-off`}
            onChoose={chooseDropOff}
            onEnter={() => choosing.choose('to')}
            onLeave={() => form.leave('to')}
          />
          <TimeList
            {...time('to')}
            label={t`Drop-off time`}
            onChoose={(clock) => form.chooseDropOff({ ...moments.to, time: clock })}
          />
        </div>
      </MomentChip>
    </MomentChips>
  )
}
