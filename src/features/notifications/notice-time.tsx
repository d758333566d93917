import { Trans } from '@lingui/react/macro'

import { dateLocale, joinDate } from '@masar/domain/service/languages.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

/** A dot before the word. */
const Unread = styled('span', {
  base: {
    color: 'accent',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _before: {
      content: '""',
      display: 'inline-block',
      boxSize: '2',
      ms: '1.5',
      me: '1.5',
      borderRadius: 'full',
      bg: 'accent',
      verticalAlign: '0.05em',
    },
  },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The time of a notification, relative to the first render and on the reader's own clock, because
 * it is not an appointment.
 */
export function NoticeTime({ at, isRead }: { at: string; isRead: boolean }) {
  const { language } = usePreferences()
  const now = useNow()
  const then = new Date(at)
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const exact = joinDate(language, format.formatToParts(then))

  return (
    <styled.span fontSize="sm" color="fg.muted">
      <time dateTime={at} title={exact}>
        {relativeTime(then, now, language) ?? exact}
      </time>
      {isRead ? null : (
        <>
          {' '}
          <Unread>
            <Trans>Unread</Trans>
          </Unread>
        </>
      )}
    </styled.span>
  )
}

/** « il y a 5 minutes » for the last week; null otherwise. */
function relativeTime(then: Date, now: Date, language: string): string | null {
  const passed = now.getTime() - then.getTime()
  if (passed < 0 || passed >= 7 * DAY) return null
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (passed < MINUTE) return format.format(0, 'second')
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), 'hour')
  return format.format(-Math.floor(passed / DAY), 'day')
}
