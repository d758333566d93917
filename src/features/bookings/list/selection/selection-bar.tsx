import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2, X } from 'lucide-react'

import { Button, ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

import { ChangeStatus } from '../../change/change-status.tsx'
import type { RowActionHandlers } from '../actions/booking-row-actions.tsx'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps extends RowActionHandlers {
  selection: Selection
}

/**
 * The number of selected bookings, and the viewer's actions on them. Stays in view while scrolling.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useLingui()
  const { selection } = props
  const { ids, isStaff } = selection

  return (
    <HStack
      as="section"
      aria-label={t`Selected bookings`}
      gap="3"
      wrap="wrap"
      p="3"
      bg="bg.sand"
      borderRadius="lg"
      justify="space-between"
      position="sticky"
      top="2"
      zIndex="1"
      boxShadow="md"
    >
      <HStack gap="2">
        <styled.output fontWeight="semibold">
          <Plural value={ids.length} one="# selected" other="# selected" />
        </styled.output>
        <Button variant="ghost" size="sm" onClick={selection.clear}>
          <Trans>Clear selection</Trans>
        </Button>
      </HStack>
      {isStaff ? <StaffActions {...props} /> : <CustomerActions {...props} />}
    </HStack>
  )
}

function CustomerActions({ selection, onChange, onCancel }: SelectionBarProps) {
  const { ids, removable, single } = selection
  const [first = ''] = ids
  const removableCount = removable.length

  return (
    <HStack gap="2" wrap="wrap">
      {single.includes('edit') ? <EditLink id={first} /> : null}
      {single.includes('requestCancel') ? (
        <Button variant="outline" onClick={() => onCancel(first)}>
          <X aria-hidden size={18} />
          <Trans context="a booking">Cancel</Trans>
        </Button>
      ) : null}
      {removableCount > 0 ? (
        <Button variant="outline" onClick={() => onChange({ kind: 'remove', ids: removable })}>
          <Trash2 aria-hidden size={18} />
          {removableCount < ids.length ? (
            <Trans>Remove {removableCount} from my list</Trans>
          ) : (
            <Trans>Remove from my list</Trans>
          )}
        </Button>
      ) : null}
      {ids.length > 1 && removableCount === 0 ? (
        <P size="sm">
          <Trans>To edit or cancel, select one booking.</Trans>
        </P>
      ) : null}
    </HStack>
  )
}

function StaffActions({ onChange, selection: { ids, single } }: SelectionBarProps) {
  const [first = ''] = ids

  return (
    <HStack gap="2" wrap="wrap">
      <ChangeStatus ids={ids} onChange={onChange} />
      {single.includes('edit') ? <EditLink id={first} /> : null}
      <Button variant="outline" onClick={() => onChange({ kind: 'delete', ids })}>
        <Trash2 aria-hidden size={18} />
        <Trans>Delete</Trans>
      </Button>
    </HStack>
  )
}

function EditLink({ id }: { id: string }) {
  return (
    <ButtonLink to="/booking" search={{ b: id, edit: true }} variant="outline">
      <Pencil aria-hidden size={18} />
      <Trans>Edit</Trans>
    </ButtonLink>
  )
}
