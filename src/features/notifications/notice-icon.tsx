import {
  AlarmClock,
  BellIcon,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX2,
  CreditCard,
  MessageSquareText,
  PencilLine,
  Plane,
  TimerOff,
  Undo2,
  type LucideIcon,
} from 'lucide-react'

import { styled } from '#ui/style/styled.ts'

type Tone = 'accent' | 'success' | 'warning' | 'danger'
type IconStyle = { Icon: LucideIcon; tone: Tone }

/** Icons by the server's event kind. Unknown kinds get the bell. */
const ICON_STYLES: Readonly<Record<string, IconStyle>> = {
  created: { Icon: CalendarPlus, tone: 'accent' },
  'became-pending': { Icon: CalendarClock, tone: 'warning' },
  'became-reserved': { Icon: CalendarCheck, tone: 'success' },
  'became-deposit': { Icon: CreditCard, tone: 'success' },
  'became-paid': { Icon: CreditCard, tone: 'success' },
  'became-paidInFull': { Icon: CreditCard, tone: 'success' },
  paid: { Icon: CreditCard, tone: 'success' },
  'became-cancelled': { Icon: CalendarX2, tone: 'danger' },
  'became-void': { Icon: CalendarX2, tone: 'danger' },
  deleted: { Icon: CalendarX2, tone: 'danger' },
  cancelRequested: { Icon: CalendarClock, tone: 'warning' },
  cancelDeclined: { Icon: CalendarCheck, tone: 'warning' },
  cancelledAndReturned: { Icon: Undo2, tone: 'accent' },
  refunding: { Icon: Undo2, tone: 'accent' },
  refunded: { Icon: Undo2, tone: 'success' },
  refundFailed: { Icon: Undo2, tone: 'danger' },
  expired: { Icon: TimerOff, tone: 'danger' },
  amended: { Icon: PencilLine, tone: 'accent' },
  amendedByStaff: { Icon: PencilLine, tone: 'accent' },
  tripDetails: { Icon: Plane, tone: 'accent' },
  delay: { Icon: AlarmClock, tone: 'warning' },
  supplierMessage: { Icon: MessageSquareText, tone: 'accent' },
  customerMessage: { Icon: MessageSquareText, tone: 'accent' },
}
const DEFAULT_ICON_STYLE: IconStyle = { Icon: BellIcon, tone: 'accent' }

const Circle = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '10',
    borderRadius: 'full',
  },
  variants: {
    tone: {
      accent: { bg: 'accent.subtle', color: 'accent' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
    },
    /** Contrasts with the tinted background of an unread notification. */
    isRead: { true: {}, false: { bg: 'bg.raised' } },
  },
})

interface NoticeIconProps {
  kind: string | null | undefined
  isRead: boolean
}

/** The icon that shows what a notification is about, in addition to the text. */
export function NoticeIcon({ kind, isRead }: NoticeIconProps) {
  const known = kind != null && Object.hasOwn(ICON_STYLES, kind)
  const { Icon, tone } = (known ? ICON_STYLES[kind] : null) ?? DEFAULT_ICON_STYLE

  return (
    <Circle tone={tone} isRead={isRead}>
      <Icon aria-hidden size={20} />
    </Circle>
  )
}
