import { Trans, useLingui } from '@lingui/react/macro'
import {
  BellIcon,
  Building2,
  CalendarDays,
  CarFront,
  CircleHelp,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Settings,
  UserPlus,
} from 'lucide-react'

import { useFileUrl } from '#rental/operator-settings.ts'
import { useViewer } from '#rental/viewer.tsx'
import { Avatar } from '#ui/control/avatar.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { MenuButton, MenuLink } from './phone-menu-items.tsx'
import { useReturnPath } from '../return-path.ts'

export interface PhoneMenuPagesProps {
  hidesSuppliers: boolean
  onChosen: () => void
  onSignOut: () => void
}

/** The navigation links in the phone menu, below the name of the signed-in customer. */
export function PhoneMenuPages(props: PhoneMenuPagesProps) {
  const { hidesSuppliers, onChosen, onSignOut } = props
  const { user, status } = useViewer()
  const picture = useFileUrl('avatars', user?.avatar)
  const from = useReturnPath()
  const { t } = useLingui()

  return (
    <Stack as="nav" gap="0" aria-label={t`Main`}>
      {user ? (
        <HStack gap="3" px="3" pb="2">
          <Avatar name={user.fullName} src={picture} />
          <P fontWeight="semibold" overflowWrap="anywhere">
            {user.fullName}
          </P>
        </HStack>
      ) : null}
      <MenuLink to="/" onClick={onChosen}>
        <CarFront aria-hidden size={18} />
        <Trans>Rent a car</Trans>
      </MenuLink>
      {user ? (
        <MenuLink to="/bookings" onClick={onChosen}>
          <CalendarDays aria-hidden size={18} />
          <Trans>My bookings</Trans>
        </MenuLink>
      ) : null}
      {user ? (
        <MenuLink to="/notifications" onClick={onChosen}>
          <BellIcon aria-hidden size={18} />
          <Trans>Notifications</Trans>
        </MenuLink>
      ) : null}
      <MenuLink to="/locations" onClick={onChosen}>
        <MapPin aria-hidden size={18} />
        <Trans>Locations</Trans>
      </MenuLink>
      {hidesSuppliers ? null : (
        <MenuLink to="/suppliers" onClick={onChosen}>
          <Building2 aria-hidden size={18} />
          <Trans>Rental companies</Trans>
        </MenuLink>
      )}
      <MenuLink to="/faq" onClick={onChosen}>
        <CircleHelp aria-hidden size={18} />
        <Trans>FAQ</Trans>
      </MenuLink>
      <MenuLink to="/contact" onClick={onChosen}>
        <Mail aria-hidden size={18} />
        <Trans>Contact us</Trans>
      </MenuLink>
      {user ? (
        <>
          <MenuLink to="/settings" onClick={onChosen}>
            <Settings aria-hidden size={18} />
            <Trans>Settings</Trans>
          </MenuLink>
          <MenuButton
            onClick={() => {
              onChosen()
              onSignOut()
            }}
          >
            <LogOut aria-hidden size={18} />
            <Trans>Sign out</Trans>
          </MenuButton>
        </>
      ) : null}
      {status !== 'unknown' && !user ? (
        <>
          <MenuLink to="/sign-in" search={from} onClick={onChosen}>
            <LogIn aria-hidden size={18} />
            <Trans>Sign in</Trans>
          </MenuLink>
          <MenuLink to="/sign-up" search={from} onClick={onChosen}>
            <UserPlus aria-hidden size={18} />
            <Trans>Sign up</Trans>
          </MenuLink>
        </>
      ) : null}
    </Stack>
  )
}
