import { Plural, Trans } from '@lingui/react/macro'

import type { NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { Button } from '#ui/control/button.tsx'
import { HStack } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'
import { NEEDS_SCRIPT } from '#ui/page/needs-script.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { P } from '#ui/style/type.tsx'

export interface NoticesToolbarProps {
  notices: readonly NotificationEntry[]
  selection: readonly string[]
  unread: number
  onSelect: (ids: readonly string[]) => void
  /** No ids is all of them, on every page. */
  onMark: (as: 'read' | 'unread', ids: readonly string[]) => void
  onDelete: (ids: readonly string[]) => void
}

/** What can be done to the chosen ones; where none is chosen, to all. */
export function NoticesToolbar(props: NoticesToolbarProps) {
  const { notices, selection, unread, onSelect, onMark, onDelete } = props
  const isSome = selection.length > 0
  const isAll = selection.length === notices.length

  return (
    <HStack justify="space-between" wrap="wrap" gap="3">
      <WhenParsed>
        <div {...NEEDS_SCRIPT}>
          <Tick
            type="checkbox"
            name="all-notices"
            checked={isAll && isSome}
            onChange={(event) => onSelect(event.target.checked ? notices.map(({ id }) => id) : [])}
          >
            {isSome ? (
              <Plural value={selection.length} one="# selected" other="# selected" />
            ) : (
              <Trans>Select this page</Trans>
            )}
          </Tick>
        </div>
        {isSome ? null : (
          <P size="sm" tone="muted" ms="auto">
            <Plural value={unread} _0="All read" one="# unread" other="# unread" />
          </P>
        )}
        {isSome ? (
          <HStack gap="2" wrap="wrap">
            <Small onClick={() => onMark('read', selection)}>
              <Trans>Mark as read</Trans>
            </Small>
            <Small onClick={() => onMark('unread', selection)}>
              <Trans>Mark as unread</Trans>
            </Small>
            <Small onClick={() => onDelete(selection)}>
              <Trans>Delete</Trans>
            </Small>
          </HStack>
        ) : (
          <HStack gap="2" wrap="wrap">
            {unread > 0 ? (
              <Small onClick={() => onMark('read', [])}>
                <Trans>Mark all as read</Trans>
              </Small>
            ) : (
              <Small onClick={() => onMark('unread', [])}>
                <Trans>Mark all as unread</Trans>
              </Small>
            )}
            <Small onClick={() => onDelete([])}>
              <Trans>Delete all</Trans>
            </Small>
          </HStack>
        )}
      </WhenParsed>
    </HStack>
  )
}

const Small = (props: React.ComponentProps<typeof Button>) => (
  <Button variant="outline" size="sm" {...props} />
)
