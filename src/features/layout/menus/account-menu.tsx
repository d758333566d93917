import { useLingui } from '@lingui/react/macro'

import { useFileUrl } from '#rental/operator-settings.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { Avatar } from '#ui/control/avatar.tsx'
import type { Viewer } from '#api/viewer.ts'
import { styled, HStack } from '#ui/style/styled.ts'

import { LazyAccountItems } from './lazy-menu-items.ts'

export interface AccountMenuProps {
  user: NonNullable<Viewer['user']>
  onSignOut: () => void
}

/** The header's menu for the signed-in customer. */
export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()

  const picture = useFileUrl('avatars', user.avatar)

  return (
    <Menu
      label={t`Account: ${user.fullName}`}
      download={LazyAccountItems.download}
      trigger={
        <HStack as="span" gap="2">
          <Avatar name={user.fullName} src={picture} />
          <styled.span maxW="10rem" overflow="hidden" textOverflow="ellipsis">
            {user.fullName}
          </styled.span>
        </HStack>
      }
    >
      <LazyAccountItems email={user.email} onSignOut={onSignOut} />
    </Menu>
  )
}
