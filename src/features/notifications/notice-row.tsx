import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MailOpen, Trash2 } from 'lucide-react'

import type { Notice } from '#machines/notifications/ledger.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/link.tsx'
import { usePreferences } from '#ui/preferences.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { Tick } from '#ui/tick.tsx'

import { rowId } from './notice-elements.ts'

export interface NoticeRowProps {
  notice: Notice
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onMark: (as: 'read' | 'unread') => void
  onDelete: () => void
}

/** One notification: unread ones stand out by weight and by a word, not by colour alone. */
export function NoticeRow({ notice, isChosen, onChoose, onMark, onDelete }: NoticeRowProps) {
  const { t } = useLingui()
  const { message, isRead, bookingId } = notice

  return (
    <chakra.li
      id={rowId(notice.id)}
      tabIndex={-1}
      display="flex"
      gap="2"
      alignItems="start"
      justifyContent="space-between"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
      bg={isRead ? undefined : 'bg.subtle'}
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1" minW="0">
        <Tick
          type="checkbox"
          name="notice"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        >
          <chakra.span fontWeight={isRead ? 'normal' : 'semibold'} overflowWrap="anywhere">
            {message}
          </chakra.span>
        </Tick>
        <Stack gap="1" ps="8">
          <Told at={notice.createdAt} isRead={isRead} />
          {bookingId ? (
            <TextLink
              to="/booking"
              search={{ b: bookingId }}
              fontSize="sm"
              onClick={() => onMark('read')}
            >
              <Trans>View the booking</Trans>
            </TextLink>
          ) : null}
        </Stack>
      </chakra.div>
      <Stack gap="1" align="center" direction={{ base: 'column', md: 'row' }}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={isRead ? t`Mark as unread: ${message}` : t`Mark as read: ${message}`}
          title={isRead ? t`Mark as unread` : t`Mark as read`}
          onClick={() => onMark(isRead ? 'unread' : 'read')}
        >
          {isRead ? <Mail aria-hidden size={18} /> : <MailOpen aria-hidden size={18} />}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Delete: ${message}`}
          title={t`Delete`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden size={18} />
        </Button>
      </Stack>
    </chakra.li>
  )
}

/** When it came, on the reader's own clock: it is no appointment. */
function Told({ at, isRead }: { at: string; isRead: boolean }) {
  const { language } = usePreferences()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <chakra.span fontSize="sm" color="fg.muted">
      <time dateTime={at}>{format.format(new Date(at))}</time>
      {isRead ? null : (
        <>
          {' · '}
          <Trans>Unread</Trans>
        </>
      )}
    </chakra.span>
  )
}
