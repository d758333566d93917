import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { BellIcon } from 'lucide-react'

import { useUnread } from '#rental/unread.tsx'
import { styled } from '#ui/style/styled.ts'

const BellLink = createLink(
  styled('a', {
    base: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'md',
      _hover: { bg: 'rgb(255 255 255 / 10%)' },
    },
  }),
)

const MAX_SHOWN_COUNT = 99

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const { t } = useLingui()
  const unread = useUnread() ?? 0

  return (
    <BellLink
      to="/notifications"
      aria-label={
        unread > 0
          ? t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`
          : t`Notifications`
      }
    >
      <BellIcon aria-hidden size={20} />
      {unread > 0 ? (
        <styled.span
          aria-hidden
          position="absolute"
          top="1"
          insetEnd="0.5"
          minW="5"
          px="1"
          borderRadius="full"
          bg="accent"
          color="accent.fg"
          fontSize="xs"
          fontWeight="bold"
          lineHeight="1.25rem"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
        >
          {unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : unread}
        </styled.span>
      ) : null}
    </BellLink>
  )
}
