import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { styled } from '#ui/style/styled.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const MINUTES_PER_HOUR = 60

/** Returns the whole minutes left until an instant, by the browser's clock; negative afterwards. */
export function useMinutesLeft(instant: string): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.floor((Date.parse(instant) - now) / MINUTE_MS)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return left
}

/** A countdown. The `timer` role keeps screen readers from announcing every change. */
export function TimeLeft({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)

  return (
    <styled.span role="timer" fontVariantNumeric="tabular-nums">
      {minutes < 1 ? (
        <Trans>Less than a minute left.</Trans>
      ) : hours < 2 ? (
        <Plural value={minutes} one="# minute left." other="# minutes left." />
      ) : (
        <Plural value={hours} one="# hour left." other="# hours left." />
      )}
    </styled.span>
  )
}
