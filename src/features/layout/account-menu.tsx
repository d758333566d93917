import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, LogOut, Settings } from 'lucide-react'

import { pictureOf } from '#api/avatars.ts'
import { MenuButton, MenuLink } from '#ui/menu-items.tsx'
import { Menu } from '#ui/menu.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { P } from '#ui/type.tsx'
import type { Viewer } from '#ui/viewer.tsx'

export interface AccountMenuProps {
  user: NonNullable<Viewer['user']>
  apiHost: string
  onSignOut: () => void
}

/** The signed-in customer's own corner of the header. */
export function AccountMenu({ user, apiHost, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()

  return (
    <Menu
      label={t`Account: ${user.fullName}`}
      trigger={
        <HStack as="span" gap="2">
          <Portrait name={user.fullName} src={pictureOf(user, apiHost)} />
          <chakra.span maxW="10rem" overflow="hidden" textOverflow="ellipsis">
            {user.fullName}
          </chakra.span>
        </HStack>
      }
    >
      {(close) => (
        <Stack gap="0">
          <P size="sm" tone="muted" px="3" py="2" overflowWrap="anywhere">
            {user.email}
          </P>
          <MenuLink to="/bookings" onClick={close}>
            <CalendarDays aria-hidden size={18} />
            <Trans>My bookings</Trans>
          </MenuLink>
          <MenuLink to="/settings" onClick={close}>
            <Settings aria-hidden size={18} />
            <Trans>Settings</Trans>
          </MenuLink>
          <MenuButton onClick={onSignOut}>
            <LogOut aria-hidden size={18} />
            <Trans>Sign out</Trans>
          </MenuButton>
        </Stack>
      )}
    </Menu>
  )
}
