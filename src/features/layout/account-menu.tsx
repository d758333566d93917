import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, LogOut, Settings } from 'lucide-react'

import { MenuButton, MenuLink } from '#ui/menu-items.tsx'
import { Menu } from '#ui/menu.tsx'
import { P } from '#ui/type.tsx'
import type { Viewer } from '#ui/viewer.tsx'

export interface AccountMenuProps {
  user: NonNullable<Viewer['user']>
  onSignOut: () => void
}

/** The signed-in customer's own corner of the header. */
export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()

  return (
    <Menu
      label={t`Account: ${user.fullName}`}
      trigger={
        <HStack as="span" gap="2">
          <Initials name={user.fullName} />
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

/** Drawn and never read: they are no part of the button's name. */
const Initials = ({ name }: { name: string }) => (
  <chakra.span
    aria-hidden
    data-initials={initialsOf(name)}
    _before={{ content: 'attr(data-initials)' }}
    display="inline-grid"
    placeItems="center"
    boxSize="8"
    borderRadius="full"
    bg="bg.sand"
    color="fg"
    fontSize="sm"
    fontWeight="semibold"
  />
)

/** The first letters of the first and the last name, whatever the script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('')
}
