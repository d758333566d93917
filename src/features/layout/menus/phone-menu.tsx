import { useLingui } from '@lingui/react/macro'
import { MenuIcon } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'

import { LazyPhoneMenuDialog } from './header-menus.ts'

export interface PhoneMenuProps {
  hidesSuppliers: boolean
  currencies: readonly string[]
  onSignOut: () => void
}

/** The menu button that replaces the header's links on phones. */
export function PhoneMenu({ hidesSuppliers, currencies, onSignOut }: PhoneMenuProps) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { t } = useLingui()

  return (
    <styled.div display={{ base: 'block', lg: 'none' }}>
      <Button
        variant="ghost"
        size="icon"
        color="header.fg"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        _hover={{ bg: 'rgb(255 255 255 / 10%)' }}
        onClick={() => {
          setOpen(true)
          setOpened(true)
        }}
      >
        <MenuIcon aria-hidden size={24} />
      </Button>
      {wasOpened ? (
        <LazyPhoneMenuDialog
          {...{ open, hidesSuppliers, currencies, onSignOut }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </styled.div>
  )
}
