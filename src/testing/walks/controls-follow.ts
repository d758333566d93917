import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model } from 'statechart-paths'
import { type Move, listMoves } from 'statechart-paths/chart'

import { type Control, isControl, listShownControls } from './shown-controls.ts'

/** One control, or several that do the same; tests use the first one. */
export type EventControls = Control | readonly Control[]

/** The control for each user event of a model; a function if it depends on the state. */
export type ControlsByEvent<Label extends string = string> = Readonly<
  Partial<Record<Label, EventControls | ((at: AnyMachineSnapshot) => EventControls)>>
>

/** Returns the controls that offer an event in the current state. */
export function listOfferedControls(
  offer: ControlsByEvent[string],
  at: AnyMachineSnapshot,
): readonly Control[] {
  const now = typeof offer === 'function' ? offer(at) : (offer ?? [])
  return 'role' in now ? [now] : now
}

export interface OfferedControls {
  offers: ControlsByEvent
  /**
   * Controls that are always allowed and send no event, such as links to other pages and buttons that show a
   * password.
   */
  besides?: readonly Control[] | ((at: AnyMachineSnapshot) => readonly Control[])
}

/**
 * Checks that the page has an enabled control for each event that the machine handles, and no other enabled
 * controls. Throws the differences.
 */
export function compareControls<M extends AnyStateMachine>(
  model: Model<M>,
  snapshot: AnyMachineSnapshot,
  { offers, besides = [] }: OfferedControls,
): void {
  const enabled = listShownControls().filter(({ isEnabled }) => isEnabled)
  const controls = Object.entries(offers).flatMap(([label, offer]) =>
    listOfferedControls(offer, snapshot).map((control) => ({ label, control })),
  )
  const moves = listMoves(model, snapshot).filter(({ origin }) => origin === 'user')
  const requiredLabels = moves.filter(isRequiredMove).map(({ label }) => label)
  const differences = requiredLabels
    .filter((label) => !(label in offers))
    .map((label) => `nothing says by which control it offers "${label}"`)

  const handled = findHandledEvents(snapshot)
  for (const group of groupByControl(controls)) {
    const [{ control }] = group
    const isOffered = enabled.some((shown) => isControl(shown, control))
    const what = `"${String(control.name)}"`
    const labels = group.map(({ label }) => label)
    const isAllowed = labels.some((label) => canBeOffered(model, label, moves, handled))
    const isRequired = labels.some((label) => requiredLabels.includes(label))
    if (isRequired && !isOffered) differences.push(`no ${what} offers ${labels.join(', ')}`)
    if (isOffered && !isAllowed) {
      differences.push(
        `its ${what} offers ${labels.join(', ')}, which the chart does not take here`,
      )
    }
  }
  const others = typeof besides === 'function' ? besides(snapshot) : besides
  const known = [...controls.map(({ control }) => control), ...others]
  const strangers = enabled.filter((shown) => !known.some((control) => isControl(shown, control)))
  differences.push(...strangers.map(({ role, name }) => `no gesture presses its ${role} "${name}"`))
  if (differences.length > 0) throw new Error(`The page: ${differences.join('; ')}.`)
}

const isRequiredMove = ({ isHandled, isUnoffered }: Move) => isHandled && !isUnoffered

/** If `when` excludes an event from the tests, the page may still offer it. */
function canBeOffered<M extends AnyStateMachine>(
  { cases }: Model<M>,
  label: string,
  moves: readonly Move[],
  handled: (type: string) => boolean,
): boolean {
  const move = moves.find((each) => each.label === label)
  if (move) return isRequiredMove(move)
  const found = cases.find((each) => each.label === label)
  return found?.when !== undefined && handled(found.event.type)
}

const findHandledEvents = (snapshot: AnyMachineSnapshot) => {
  const types = new Set<string>(
    // oxlint-disable-next-line no-underscore-dangle -- xstate's own name
    snapshot.status === 'active' ? snapshot._nodes.flatMap((node) => node.ownEvents) : [],
  )
  return (type: string) => types.has(type)
}

interface OfferedControl {
  label: string
  control: Control
}

/** Groups offers by control, because one control may send several events whose payload is decided elsewhere. */
function groupByControl(
  controls: readonly OfferedControl[],
): [OfferedControl, ...OfferedControl[]][] {
  const groups = new Map<string, [OfferedControl, ...OfferedControl[]]>()
  for (const offered of controls) {
    const key = `${offered.control.role} ${String(offered.control.name)}`
    const group = groups.get(key)
    if (group) group.push(offered)
    else groups.set(key, [offered])
  }
  return [...groups.values()]
}
