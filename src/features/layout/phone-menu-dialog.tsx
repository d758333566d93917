import { Trans, useLingui } from '@lingui/react/macro'
import {
  Building2,
  CalendarDays,
  CarFront,
  CircleHelp,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Moon,
  Settings,
  Sun,
  UserPlus,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { avatarPicture } from '#api/avatars.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { usePreferences } from '#ui/preferences.tsx'
import { H3, P } from '#ui/type.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { HStack, Stack } from '#ui/styled.ts'

import { MenuButton, MenuLink, MenuOption } from './phone-menu-items.tsx'
import { CurrencyOptions, LanguageOptions } from './preference-options.tsx'
import { useReturnPath } from './return-path.ts'

export interface PhoneMenuDialogProps {
  open: boolean
  apiHost: string
  hidesSuppliers: boolean
  currencies: readonly string[]
  onClose: () => void
  onSignOut: () => void
}

/** Everything of the header in one dialog, where there is no room for it in a line. */
export function PhoneMenuDialog(props: PhoneMenuDialogProps) {
  const { open, apiHost, hidesSuppliers, currencies, onClose, onSignOut } = props

  return (
    <Dialog title={<Trans>Menu</Trans>} open={open} onClose={onClose}>
      <Stack gap="5">
        <Pages {...{ apiHost, hidesSuppliers, onSignOut }} onChosen={onClose} />
        <Section title={<Trans>Language</Trans>}>
          <LanguageOptions Option={MenuOption} onChosen={onClose} />
        </Section>
        <Section title={<Trans>Currency</Trans>}>
          <CurrencyOptions {...{ currencies }} Option={MenuOption} onChosen={onClose} />
        </Section>
        <Section title={<Trans>Appearance</Trans>}>
          <ThemeOption onChosen={onClose} />
        </Section>
      </Stack>
    </Dialog>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="0">
      <H3 fontSize="sm" color="fg.muted" px="3" mb="1">
        {title}
      </H3>
      {children}
    </Stack>
  )
}

/** Light or dark; until it is used the system decides. */
function ThemeOption({ onChosen }: { onChosen: () => void }) {
  const { theme, chooseTheme } = usePreferences()

  return (
    <MenuButton
      onClick={() => {
        chooseTheme(theme === 'dark' ? 'light' : 'dark')
        onChosen()
      }}
    >
      {theme === 'dark' ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
      {theme === 'dark' ? <Trans>Light theme</Trans> : <Trans>Dark theme</Trans>}
    </MenuButton>
  )
}

interface PagesProps {
  apiHost: string
  hidesSuppliers: boolean
  onChosen: () => void
  onSignOut: () => void
}

function Pages({ apiHost, hidesSuppliers, onChosen, onSignOut }: PagesProps) {
  const { user, status } = useViewer()
  const from = useReturnPath()
  const { t } = useLingui()

  return (
    <Stack as="nav" gap="0" aria-label={t`Main`}>
      {user ? (
        <HStack gap="3" px="3" pb="2">
          <Avatar name={user.fullName} src={avatarPicture(user, apiHost)} />
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
      <MenuLink to="/locations" onClick={onChosen}>
        <MapPin aria-hidden size={18} />
        <Trans>Locations</Trans>
      </MenuLink>
      {hidesSuppliers ? null : (
        <MenuLink to="/suppliers" onClick={onChosen}>
          <Building2 aria-hidden size={18} />
          <Trans>Suppliers</Trans>
        </MenuLink>
      )}
      <MenuLink to="/faq" onClick={onChosen}>
        <CircleHelp aria-hidden size={18} />
        <Trans>Questions and answers</Trans>
      </MenuLink>
      <MenuLink to="/contact" onClick={onChosen}>
        <Mail aria-hidden size={18} />
        <Trans>Write to us</Trans>
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
