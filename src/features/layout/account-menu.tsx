import { useLingui } from '@lingui/react/macro'

import { avatarPicture } from '#api/avatars.ts'
import { Menu } from '#ui/menu.tsx'
import { Avatar } from '#ui/avatar.tsx'
import type { Viewer } from '#api/viewer.ts'
import { chakra, HStack } from '#ui/styled.ts'

import { LazyAccountItems } from './lazy-menu-items.ts'

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
      download={LazyAccountItems.download}
      trigger={
        <HStack as="span" gap="2">
          <Avatar name={user.fullName} src={avatarPicture(user, apiHost)} />
          <chakra.span maxW="10rem" overflow="hidden" textOverflow="ellipsis">
            {user.fullName}
          </chakra.span>
        </HStack>
      }
    >
      <LazyAccountItems email={user.email} onSignOut={onSignOut} />
    </Menu>
  )
}
