import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

const Trigger = chakra('button', {
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
    _hover: { bg: 'rgb(255 255 255 / 10%)' },
    '&[aria-expanded=true]': { bg: 'rgb(255 255 255 / 14%)' },
  },
})

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    top: 'calc(100% + 0.25rem)',
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
    _empty: { display: 'none' },
  },
})

export interface MenuProps {
  /** Names the button; starts with what it shows. */
  label: string
  trigger: ReactNode
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel below it. Escape, leaving it or choosing closes it. */
export function Menu({ label, trigger, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const panelId = `${id}-panel`
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }

  return (
    <chakra.div
      position="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') close()
      }}
    >
      <Trigger
        id={id}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          setOpen(!open)
        }}
      >
        {trigger}
        <ChevronDown aria-hidden size={16} />
      </Trigger>
      {open ? (
        // Safari gives a clicked button no focus: the panel takes it, so that the menu is not left.
        <Panel id={panelId} tabIndex={-1}>
          {children(close)}
        </Panel>
      ) : null}
    </chakra.div>
  )
}
