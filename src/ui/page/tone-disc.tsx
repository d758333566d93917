import {
  CircleAlert,
  CircleCheck,
  Clock,
  type LucideIcon,
  TriangleAlert,
  Undo2,
} from 'lucide-react'

import { styled } from '../style/styled.ts'

export type DiscTone = 'success' | 'warning' | 'danger' | 'waiting' | 'over' | 'refunded'

const ICONS: Record<DiscTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  waiting: Clock,
  over: TriangleAlert,
  refunded: Undo2,
}

const Disc = styled('span', {
  base: { display: 'inline-grid', placeItems: 'center', borderRadius: 'full', flexShrink: 0 },
  variants: {
    tone: {
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      waiting: { bg: 'accent.subtle', color: 'accent' },
      over: { bg: 'bg.sand', color: 'fg' },
      refunded: { bg: 'bg.sand', color: 'fg' },
    },
    size: { card: { width: '10', height: '10' }, page: { width: '14', height: '14' } },
  },
})

export interface ToneDiscProps {
  tone: DiscTone
  size: 'card' | 'page'
}

/** An icon for a result. Decorative: the heading beside it has the same meaning. */
export function ToneDisc({ tone, size }: ToneDiscProps) {
  const Icon = ICONS[tone]

  return (
    <Disc tone={tone} size={size} aria-hidden>
      <Icon size={size === 'page' ? 28 : 22} />
    </Disc>
  )
}
