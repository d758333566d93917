import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

import type { MenuChoiceProps } from '#ui/menu-items.tsx'

const item = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=true]': { fontWeight: 'semibold' },
  },
} as const

export const MenuButton = chakra('button', item, { defaultProps: { type: 'button' } })
export const MenuLink = createLink(chakra('a', item))

/** One of several, in the dialog that is the menu of a telephone. */
export const MenuOption = ({ isChosen, lang, onChoose, children }: MenuChoiceProps) => (
  <MenuButton lang={lang} aria-current={isChosen} onClick={onChoose}>
    {children}
  </MenuButton>
)
