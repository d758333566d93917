import { useLingui } from '@lingui/react/macro'

import { getWallClockTime } from '@masar/domain/rental/rental-clock.ts'
import type { TimeChoice } from '@masar/domain/rental/rental-times.ts'

import { Input, Select } from '#ui/control/controls.tsx'
import { useDates } from '#ui/control/dates.tsx'
import type { ControlProps } from '#ui/form/field.tsx'
import { styled } from '#ui/style/styled.ts'
import { BARRED_REASONS } from './barred-reasons.ts'
import type { MomentDraft } from '../trip-draft.ts'
import { toTimeControlId } from './read-moment.ts'

export interface MomentInputProps {
  control: ControlProps
  /** The names of the query parameters when the form is submitted without JavaScript. */
  names?: { date: string; time: string }
  timeLabel: string
  value: MomentDraft
  /** The first and last days that can be chosen. */
  min: string | undefined
  max: string | undefined
  times: readonly TimeChoice[]
  onChange: (value: MomentDraft) => void
  onLeave: () => void
}

/** Side by side, or stacked if large text does not fit on one line. */
const SideBySideFields = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > input': { flex: '3 1 min(9.5rem, 100%)' },
    '& > select': { flex: '2 1 min(6rem, 100%)' },
  },
})

/** A day and a time in native controls, which work on every phone and with every screen reader. */
export function MomentInput(props: MomentInputProps) {
  const { control, names, timeLabel, value, min, max, times, onChange, onLeave } = props
  const { i18n } = useLingui()
  const { time: showTime } = useDates()
  const isListed = times.some(({ at }) => getWallClockTime(at) === value.time)

  return (
    <SideBySideFields>
      <Input
        {...control}
        name={names?.date}
        type="date"
        required
        min={min}
        max={max}
        value={value.date}
        onChange={(event) => onChange({ ...value, date: event.target.value })}
        onBlur={onLeave}
      />
      <Select
        id={toTimeControlId(control.id)}
        name={names?.time}
        aria-label={timeLabel}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
        onBlur={onLeave}
      >
        {isListed ? null : (
          // The key replaces the element: a server-rendered option has a `selected` attribute, which would
          // otherwise remain.
          <option key={value.time} value={value.time}>
            {value.time ? showTime(addArbitraryDate(value.time)) : EMPTY_OPTION_TEXT}
          </option>
        )}
        {times.map(({ at, barredBy }) => (
          <option key={at} value={getWallClockTime(at)} disabled={barredBy !== null}>
            {showTime(at)}
            {barredBy && getWallClockTime(at) !== value.time
              ? ` (${i18n._(BARRED_REASONS[barredBy])})`
              : ''}
          </option>
        ))}
      </Select>
    </SideBySideFields>
  )
}

/** Gives an empty option its width. */
const EMPTY_OPTION_TEXT = '\u00A0'

const addArbitraryDate = (time: string) => `2000-01-01T${time}`
