import { Menu } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

export interface MenuItemProps {
  /** Names it among the items of its menu. */
  value: string
  onChoose: () => void
  children: ReactNode
}

// What is chosen is heard by its click: a screen reader sends nothing else.

export const MenuItem = ({ value, onChoose, children }: MenuItemProps) => (
  <Menu.Item value={value} onClick={onChoose}>
    {children}
  </Menu.Item>
)

export interface MenuChoiceProps extends MenuItemProps {
  isChosen: boolean
  lang?: string
}

/** One of several, of which one is chosen. */
export const MenuChoice = ({ value, isChosen, lang, onChoose, children }: MenuChoiceProps) => (
  <Menu.Item {...{ value, lang }} role="menuitemradio" aria-checked={isChosen} onClick={onChoose}>
    {children}
  </Menu.Item>
)

/** Leads to another page, by the keys of a menu or in another tab by those of a link. */
export const MenuItemLink = createLink(({ value, children, ...link }: LinkProps) => (
  <Menu.Item value={value} asChild>
    <a tabIndex={-1} {...link}>
      {children}
    </a>
  </Menu.Item>
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
    <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
    {children}
  </Menu.ItemGroup>
)
