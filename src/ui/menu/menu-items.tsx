import { Menu } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

import { styled } from '../style/styled.ts'

const Item = styled(Menu.Item, {
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
    '&[data-highlighted]': { bg: 'bg.subtle' },
    '&[aria-checked=true]': { fontWeight: 'semibold' },
  },
})

const Label = styled(Menu.ItemGroupLabel, {
  base: { px: '3', py: '2', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})

export interface MenuItemProps {
  /** Identifies the item in its menu. */
  value: string
  onChoose: () => void
  children: ReactNode
}

// Listens to clicks, because screen readers send no other event.

export const MenuItem = ({ value, onChoose, children }: MenuItemProps) => (
  <Item value={value} onClick={onChoose}>
    {children}
  </Item>
)

export interface MenuChoiceProps extends MenuItemProps {
  isChosen: boolean
  lang?: string
}

export const MenuChoice = ({ value, isChosen, lang, onChoose, children }: MenuChoiceProps) => (
  <Item {...{ value, lang }} role="menuitemradio" aria-checked={isChosen} onClick={onChoose}>
    {children}
  </Item>
)

/** A link in a menu. It supports the menu's keys, and opens in another tab with a modifier key. */
export const MenuItemLink = createLink(({ value, children, ...link }: LinkProps) => (
  <Item value={value} asChild>
    <a tabIndex={-1} {...link}>
      {children}
    </a>
  </Item>
))

interface LinkProps extends ComponentProps<'a'> {
  value: string
}

export interface MenuGroupProps {
  label: ReactNode
  children: ReactNode
}

export const MenuGroup = ({ label, children }: MenuGroupProps) => (
  <Menu.ItemGroup>
    <Label>{label}</Label>
    {children}
  </Menu.ItemGroup>
)
