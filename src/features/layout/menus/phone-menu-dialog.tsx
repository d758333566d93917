import { Trans } from '@lingui/react/macro'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'

import { Dialog } from '#ui/control/dialog.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { H3 } from '#ui/style/type.tsx'
import { Stack } from '#ui/style/styled.ts'

import { MenuButton, MenuOption } from './phone-menu-items.tsx'
import { PhoneMenuPages } from './phone-menu-pages.tsx'
import { CurrencyOptions, LanguageOptions } from './preference-options.tsx'

export interface PhoneMenuDialogProps {
  open: boolean
  hidesSuppliers: boolean
  currencies: readonly string[]
  onClose: () => void
  onSignOut: () => void
}

/** A dialog with all parts of the header, for screens too narrow to show them in a row. */
export function PhoneMenuDialog(props: PhoneMenuDialogProps) {
  const { open, hidesSuppliers, currencies, onClose, onSignOut } = props

  return (
    <Dialog shape="drawer" title={<Trans>Menu</Trans>} open={open} onClose={onClose}>
      <Stack gap="5">
        <PhoneMenuPages {...{ hidesSuppliers, onSignOut }} onChosen={onClose} />
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

/** The choice between the light and the dark theme, which follows the system by default. */
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
