import { ChevronDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

import { lazyPart } from '../lazy/lazy-part.tsx'
import type { MenuPress } from './menu-panel.tsx'
import { styled } from '../style/styled.ts'

const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel)

const Trigger = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  variants: {
    look: {
      header: {
        _hover: { bg: 'rgb(255 255 255 / 10%)' },
        '&[aria-expanded=true]': { bg: 'rgb(255 255 255 / 14%)' },
      },
      icon: {
        minW: '11',
        justifyContent: 'center',
        _hover: { bg: 'bg.subtle' },
        '&[aria-expanded=true]': { bg: 'bg.subtle' },
      },
    },
  },
})

export interface MenuProps {
  /** The accessible name of the button; starts with its visible text. */
  label: string
  trigger: ReactNode
  /** In the header bar, or an icon button on a page. */
  look?: 'header' | 'icon'
  /** Preloads the items, so that they are available when the menu opens. */
  download: () => Promise<unknown>
  /** The items of the menu (`menu-items.tsx`). */
  children: ReactNode
}

/**
 * A button with a menu below it. The menu's code is downloaded on first hover or focus; when pressed earlier,
 * the menu opens once it has loaded.
 */
export function Menu({ label, trigger, look = 'header', download, children }: MenuProps) {
  const id = useId()
  const panelId = `${id}-panel`
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [press, setPress] = useState<MenuPress | null>(null)
  const prepare = async () => {
    await Promise.all([MenuPanel.download(), download()])
  }
  const onPress = (key: MenuPress['key']) => {
    setPress({ key })
    prepare().then(
      () => setLoaded(true),
      () => undefined,
    )
  }
  const onReach = () => void prepare().catch(() => undefined)

  function onKeyDown(event: KeyboardEvent) {
    const key = EVENT_BY_KEY[event.key]
    if (!key) return
    event.preventDefault()
    onPress(key)
  }

  return (
    <styled.div position="relative">
      <Trigger
        id={id}
        type="button"
        look={look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={onReach}
        onFocus={onReach}
        onKeyDown={onKeyDown}
        onClick={() => onPress('TRIGGER_CLICK')}
      >
        {trigger}
        {look === 'header' ? <ChevronDown aria-hidden size={16} /> : null}
      </Trigger>
      {isLoaded ? (
        <MenuPanel {...{ id: panelId, triggerId: id, press }} onOpenChange={setOpen}>
          {children}
        </MenuPanel>
      ) : null}
    </styled.div>
  )
}

/** The keys that open the menu, with the event that highlights its first or last item. */
const EVENT_BY_KEY: Record<string, MenuPress['key'] | undefined> = {
  Enter: 'ARROW_DOWN',
  ' ': 'ARROW_DOWN',
  ArrowDown: 'ARROW_DOWN',
  ArrowUp: 'ARROW_UP',
}
