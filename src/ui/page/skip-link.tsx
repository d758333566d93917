import type { ReactNode } from 'react'

import { styled } from '../style/styled.ts'

const Link = styled('a', {
  base: {
    position: 'absolute',
    insetStart: '4',
    top: '2',
    zIndex: 'overlay',
    px: '4',
    py: '2',
    bg: 'bg.raised',
    color: 'accent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})

export interface SkipLinkProps {
  /** The id of the target, which needs `tabIndex={-1}`. */
  to: string
  children: ReactNode
}

/** Lets keyboard users skip the content above the target. Hidden until it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {children}
    </Link>
  )
}
