import { Menu, useMenu } from '@chakra-ui/react'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'

import { afterPaint } from '../lifecycle/schedule.ts'
import { styled } from '../style/styled.ts'
import { Widget } from '../control/widget.tsx'

/** The event of the button, for the menu's machine. */
export interface MenuPress {
  key: 'TRIGGER_CLICK' | 'ARROW_DOWN' | 'ARROW_UP'
}

const Content = styled(Menu.Content, {
  base: {
    zIndex: 'overlay',
    minW: '13rem',
    maxW: 'calc(100vw - 2rem)',
    p: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
    outline: 'none',
  },
})

export interface MenuPanelProps {
  id: string
  triggerId: string
  /** The last event; each one is a new object. */
  press: MenuPress | null
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The menu below its button, which is rendered before this is loaded and linked by its id. */
export function MenuPanel({ id, triggerId, press, onOpenChange, children }: MenuPanelProps) {
  const menu = useMenu({
    ids: { content: id, trigger: triggerId },
    positioning: { placement: 'bottom-end', gutter: 4 },
    onOpenChange: ({ open }) => onOpenChange(open),
    // A new page takes the focus automatically; that is not a user action.
    onFocusOutside: (event) => event.preventDefault(),
  })
  const { send } = menu.service

  useEffect(() => {
    if (!press) return
    // The machine listens only after the effects of the first render.
    queueMicrotask(() => {
      send({ type: 'TRIGGER_FOCUS' })
      send({ type: press.key })
    })
  }, [press, send])

  /** The menu gives the focus back before it is removed, and may take it along. */
  async function returnFocus() {
    await afterPaint()
    if (document.activeElement === document.body)
      document.getElementById(triggerId)?.focus({ preventScroll: true })
  }

  function closeOnTab({ key }: KeyboardEvent) {
    if (key === 'Tab') menu.api.setOpen(false)
  }

  return (
    <Widget>
      <Menu.RootProvider value={menu} lazyMount unmountOnExit onExitComplete={returnFocus}>
        <Menu.Positioner>
          <Content onKeyDown={closeOnTab}>{children}</Content>
        </Menu.Positioner>
      </Menu.RootProvider>
    </Widget>
  )
}
