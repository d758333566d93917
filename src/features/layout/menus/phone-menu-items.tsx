import { createLink } from '@tanstack/react-router'

import type { MenuChoiceProps } from '#ui/menu/menu-items.tsx'
import { styled, cva } from '#ui/style/styled.ts'

const itemStyle = cva({
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
})

export const MenuButton = styled('button', itemStyle, { defaultProps: { type: 'button' } })
export const MenuLink = createLink(styled('a', itemStyle))

/** One of several options in the phone menu. */
export const MenuOption = ({ isChosen, lang, onChoose, children }: MenuChoiceProps) => (
  <MenuButton lang={lang} aria-current={isChosen} onClick={onChoose}>
    {children}
  </MenuButton>
)
