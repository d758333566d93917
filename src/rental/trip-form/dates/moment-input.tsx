import { useLingui } from '@lingui/react/macro'

import { wallClockTime } from '@masar/domain/rental/rental-clock.ts'
import type { TimeChoice } from '@masar/domain/rental/rental-times.ts'

import { Input, Select } from '#ui/control/controls.tsx'
import { useDates } from '#ui/control/dates.tsx'
import type { ControlProps } from '#ui/form/field.tsx'
import { styled } from '#ui/style/styled.ts'
import { BARRED_REASONS } from './barred-reasons.ts'
import type { MomentDraft } from '../trip-draft.ts'
import { timeControlId } from './read-moment.ts'

export interface MomentInputProps {
  control: ControlProps
  /** Names of the query parameters when the form is submitted without JavaScript. */
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

/** Stacked when large text does not fit on one line. */
const Beside = styled('div', {
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
  const isListed = times.some(({ at }) => wallClockTime(at) === value.time)

  return (
    <Beside>
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
        id={timeControlId(control.id)}
        name={names?.time}
        aria-label={timeLabel}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
        onBlur={onLeave}
      >
        {isListed ? null : (
          // Keyed: the option in the server's markup has a `selected` attribute, which would remain.
          <option key={value.time} value={value.time}>
            {value.time ? showTime(clock(value.time)) : NO_TIME}
          </option>
        )}
        {times.map(({ at, barredBy }) => (
          <option key={at} value={wallClockTime(at)} disabled={barredBy !== null}>
            {showTime(at)}
            {barredBy && wallClockTime(at) !== value.time
              ? ` (${i18n._(BARRED_REASONS[barredBy])})`
              : ''}
          </option>
        ))}
      </Select>
    </Beside>
  )
}

/** Gives an empty option its width. */
const NO_TIME = '\u00A0'

const clock = (time: string) => `2000-01-01T${time}`
