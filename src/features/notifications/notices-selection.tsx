import { Plural, Trans } from '@lingui/react/macro'

import type { NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { Tick } from '#ui/control/tick.tsx'
import { styled } from '#ui/style/styled.ts'

export interface NoticesSelectionProps {
  notices: readonly NotificationEntry[]
  selection: readonly string[]
  onSelect: (ids: readonly string[]) => void
}

/** The number of selected notifications, and the checkbox that selects the whole page. */
export function NoticesSelection({ notices, selection, onSelect }: NoticesSelectionProps) {
  const isAll = selection.length === notices.length
  const isSome = selection.length > 0

  return (
    <Tick
      type="checkbox"
      name="all-notices"
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = isSome && !isAll
      }}
      onChange={(event) => onSelect(event.target.checked ? notices.map(({ id }) => id) : [])}
    >
      {isSome ? (
        <styled.b fontWeight="semibold">
          <Plural value={selection.length} one="# selected" other="# selected" />
        </styled.b>
      ) : (
        <Trans>Select this page</Trans>
      )}
    </Tick>
  )
}
