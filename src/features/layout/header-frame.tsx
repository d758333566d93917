import type { ReactNode } from 'react'

import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { prepareMenus } from './menus/header-menus.ts'

/** The dark bar at the top of a page. Its menus are preloaded when the pointer or the focus enters the bar. */
export const HeaderFrame = ({ children }: { children: ReactNode }) => (
  <styled.header
    bg="header"
    color="header.fg"
    position="relative"
    zIndex="header"
    // Preloads on movement only: a pointer that already rests here on page load is no sign of intent.
    onPointerMove={prepareMenus}
    onPointerDown={prepareMenus}
    onFocus={prepareMenus}
    css={{ '& :focus-visible': { outlineColor: '{colors.header.fg}' } }}
  >
    <WhenParsed>{children}</WhenParsed>
  </styled.header>
)
