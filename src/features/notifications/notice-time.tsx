import { Trans } from '@lingui/react/macro'

import { getDateLocale, joinDate } from '@masar/domain/service/languages.ts'
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

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The time of a notification, relative to the first render. Uses the reader's time zone, not that of the
 * rental, because a notification is not an appointment.
 */
export function NoticeTime({ at, isRead }: { at: string; isRead: boolean }) {
  const { language } = usePreferences()
  const now = useNow()
  const then = new Date(at)
  const format = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const exact = joinDate(language, format.formatToParts(then))

  return (
    <styled.span fontSize="sm" color="fg.muted">
      <time dateTime={at} title={exact}>
        {formatRelativeTime(then, now, language) ?? exact}
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

/** Formats a time within the last week, such as « il y a 5 minutes ». Returns null for earlier times. */
function formatRelativeTime(then: Date, now: Date, language: string): string | null {
  const passed = now.getTime() - then.getTime()
  if (passed < 0 || passed >= 7 * DAY_MS) return null
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (passed < MINUTE_MS) return format.format(0, 'second')
  if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute')
  if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour')
  return format.format(-Math.floor(passed / DAY_MS), 'day')
}
