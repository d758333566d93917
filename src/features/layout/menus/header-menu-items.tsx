import { Trans } from '@lingui/react/macro'
import { BellIcon, CalendarDays, LogOut, Settings } from 'lucide-react'

import { MenuChoice, MenuGroup, MenuItem, MenuItemLink } from '#ui/menu/menu-items.tsx'

import { CurrencyOptions, LanguageOptions } from './preference-options.tsx'

// The items of all header menus are in one file, so that they load as one chunk.

export const LanguageItems = () => <LanguageOptions Option={MenuChoice} />

export const CurrencyItems = ({ currencies }: { currencies: readonly string[] }) => (
  <CurrencyOptions currencies={currencies} Option={MenuChoice} />
)

export interface AccountItemsProps {
  email: string | undefined
  onSignOut: () => void
}

export const AccountItems = ({ email, onSignOut }: AccountItemsProps) => (
  <MenuGroup label={email}>
    <MenuItemLink to="/bookings" value="bookings">
      <CalendarDays aria-hidden size={18} />
      <Trans>My bookings</Trans>
    </MenuItemLink>
    <MenuItemLink to="/notifications" value="notifications">
      <BellIcon aria-hidden size={18} />
      <Trans>Notifications</Trans>
    </MenuItemLink>
    <MenuItemLink to="/settings" value="settings">
      <Settings aria-hidden size={18} />
      <Trans>Settings</Trans>
    </MenuItemLink>
    <MenuItem value="sign-out" onChoose={onSignOut}>
      <LogOut aria-hidden size={18} />
      <Trans>Sign out</Trans>
    </MenuItem>
  </MenuGroup>
)
