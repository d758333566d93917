import { Plural, Trans } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'

import { Button, ButtonLink } from '#ui/control/button.tsx'
import { chakra, HStack } from '#ui/style/styled.ts'

import { ChangeStatus } from '../../change/change-status.tsx'
import type { BookingChangeActor } from '../../change/booking-change.flow.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps {
  actor: BookingChangeActor
  selection: Selection
}

/** How many are chosen, and what the viewer may do with them: in view wherever the list is read. */
export function SelectionBar({ actor, selection }: SelectionBarProps) {
  const { ids, isStaff } = selection
  if (ids.length === 0) return null

  return (
    <HStack
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
        <chakra.output fontWeight="semibold">
          <Plural value={ids.length} one="# selected" other="# selected" />
        </chakra.output>
        <Button variant="ghost" size="sm" onClick={selection.clear}>
          <Trans>Select none</Trans>
        </Button>
      </HStack>
      {isStaff ? <StaffActions actor={actor} ids={ids} /> : <Remove actor={actor} ids={ids} />}
    </HStack>
  )
}

interface ActionProps {
  actor: BookingChangeActor
  ids: readonly string[]
}

function Remove({ actor, ids }: ActionProps) {
  return (
    <Button
      variant="outline"
      onClick={() => actor.send({ type: 'change.asked', change: { kind: 'remove', ids } })}
    >
      <Trash2 aria-hidden size={18} />
      <Trans>Remove from my list</Trans>
    </Button>
  )
}

function StaffActions({ actor, ids }: ActionProps) {
  const [first] = ids

  return (
    <HStack gap="2" wrap="wrap">
      <ChangeStatus actor={actor} ids={ids} />
      {ids.length === 1 ? (
        <ButtonLink to="/booking" search={{ b: first, edit: true }} variant="outline">
          <Pencil aria-hidden size={18} />
          <Trans>Edit</Trans>
        </ButtonLink>
      ) : null}
      <Button
        variant="outline"
        onClick={() => actor.send({ type: 'change.asked', change: { kind: 'delete', ids } })}
      >
        <Trash2 aria-hidden size={18} />
        <Trans>Delete</Trans>
      </Button>
    </HStack>
  )
}
