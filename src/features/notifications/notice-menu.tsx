import { Trans, useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Mail, MailOpen, Trash2 } from 'lucide-react'

import type { NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { Menu } from '#ui/menu/menu.tsx'

const MenuItem = lazyPart(async () => (await import('#ui/menu/menu-items.tsx')).MenuItem)

export interface NoticeMenuProps {
  notice: NotificationEntry
  onMark: (as: 'read' | 'unread') => void
  onDelete: () => void
}

export function NoticeMenu({ notice, onMark, onDelete }: NoticeMenuProps) {
  const { t } = useLingui()
  const { message, isRead } = notice

  return (
    <Menu
      label={t`Actions: ${message}`}
      look="icon"
      trigger={<EllipsisVertical aria-hidden size={20} />}
      download={MenuItem.download}
    >
      <MenuItem value="mark" onChoose={() => onMark(isRead ? 'unread' : 'read')}>
        {isRead ? <Mail aria-hidden size={18} /> : <MailOpen aria-hidden size={18} />}
        {isRead ? <Trans>Mark as unread</Trans> : <Trans>Mark as read</Trans>}
      </MenuItem>
      <MenuItem value="delete" onChoose={onDelete}>
        <Trash2 aria-hidden size={18} />
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  )
}
