import { Menu, useMenu } from '@chakra-ui/react'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'

import { waitForPaint } from '../lifecycle/schedule.ts'
import { styled } from '../style/styled.ts'
import { Widget } from '../control/widget.tsx'

/** The event that the button sends to the menu's machine. */
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
  /** The last event of the button, a new object each time. */
  press: MenuPress | null
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * The menu below its button. The button is rendered before this code is loaded, so it is referenced by its id.
 */
export function MenuPanel({ id, triggerId, press, onOpenChange, children }: MenuPanelProps) {
  const menu = useMenu({
    ids: { content: id, trigger: triggerId },
    positioning: { placement: 'bottom-end', gutter: 4 },
    onOpenChange: ({ open }) => onOpenChange(open),
    // A new page takes the focus automatically, which must not close the menu.
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

  /** Returns the focus to the button if it was lost when the menu was removed. */
  async function returnFocus() {
    await waitForPaint()
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
