import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import type { EntryChange } from '@masar/machines/notifications/ledger.ts'
import { Button } from '#ui/control/button.tsx'
import { InlineToast } from '#ui/toast/inline-toast.tsx'
import { P } from '#ui/style/type.tsx'

import { LIST_ID, getRowId } from './notice-elements.ts'
import type { NotificationsActor } from './notifications-actor.ts'

/**
 * The undo option, shown in the toast area so that no row moves under the pointer. Must come after the dialog
 * in the tree, because the dialog releases the focus only when it closes.
 */
export function DeletionUndo({ actor }: { actor: NotificationsActor }) {
  const isUndoable = useSelector(actor, (snapshot) => snapshot.hasTag('undoable'))
  const graced = useSelector(actor, ({ context }) => context.graced)

  if (!isUndoable || !graced) return null
  return (
    <Undo
      key={graced.ids.join(' ')}
      graced={graced}
      onUndo={() => actor.send({ type: 'deletion.undone' })}
    />
  )
}

function Undo({ graced, onUndo }: { graced: EntryChange; onUndo: () => void }) {
  const button = useUndoFocus(graced)

  return (
    <InlineToast>
      <P flex="1">
        <Plural
          value={graced.ids.length}
          one="Notification deleted."
          other="Notifications deleted."
        />
      </P>
      <Button ref={button} variant="outline" size="sm" onClick={onUndo}>
        <Trans context="of a deletion">Undo</Trans>
      </Button>
    </InlineToast>
  )
}

/** Moves the focus from the deleted row to the undo button, and to the list when the undo period ends. */
function useUndoFocus(graced: EntryChange) {
  const ref = useRef<HTMLButtonElement>(null)

  useEffect(() => ref.current?.focus({ preventScroll: true }), [])

  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      // Restored rows are rendered after this cleanup.
      if (document.activeElement === button) queueMicrotask(() => focusRow(graced.ids))
    }
  }, [graced])

  return ref
}

function focusRow(ids: readonly string[]) {
  const rows = ids.map((id) => document.getElementById(getRowId(id)))
  const location = rows.find((row) => row !== null) ?? document.getElementById(LIST_ID)
  const target = location ?? document.querySelector('h1')
  target?.focus()
}
