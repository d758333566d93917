import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model } from '@masar/machines/testing/model.ts'
import { type Move, listMoves } from '@masar/machines/testing/moves.ts'

import { type Control, isControl, shownControls } from './shown-controls.ts'

/** One control, or several that all do it; the first is the one that walks use. */
export type Offer = Control | readonly Control[]

/** What each user case of a model is offered by. A function where it depends on the moment. */
export type Offers<Label extends string = string> = Readonly<
  Partial<Record<Label, Offer | ((at: AnyMachineSnapshot) => Offer)>>
>

/** The controls that offer a case in this moment. */
export function offeredBy(offer: Offers[string], at: AnyMachineSnapshot): readonly Control[] {
  const now = typeof offer === 'function' ? offer(at) : (offer ?? [])
  return 'role' in now ? [now] : now
}

export interface OfferedControls {
  offers: Offers
  /** What may be there at any time and sends the chart nothing: links elsewhere, a look at a password. */
  besides?: readonly Control[] | ((at: AnyMachineSnapshot) => readonly Control[])
}

/**
 * Compares what the page lets a customer do with what the chart would take, both ways: a control that can be
 * used for each case that is handled here, and none for one that is not, or for nothing at all. Throws what differs.
 */
export function compareControls<M extends AnyStateMachine>(
  model: Model<M>,
  snapshot: AnyMachineSnapshot,
  { offers, besides = [] }: OfferedControls,
): void {
  const enabled = shownControls().filter(({ isEnabled }) => isEnabled)
  const controls = Object.entries(offers).flatMap(([label, offer]) =>
    offeredBy(offer, snapshot).map((control) => ({ label, control })),
  )
  const moves = listMoves(model, snapshot).filter(({ origin }) => origin === 'user')
  const wanted = moves.filter(isWanted).map(({ label }) => label)
  const differences = wanted
    .filter((label) => !(label in offers))
    .map((label) => `nothing says by which control it offers "${label}"`)

  const handled = handledEvents(snapshot)
  for (const group of controlGroups(controls)) {
    const [{ control }] = group
    const isOffered = enabled.some((shown) => isControl(shown, control))
    const what = `"${String(control.name)}"`
    const labels = group.map(({ label }) => label)
    const isAllowed = labels.some((label) => mayBeOffered(model, label, moves, handled))
    const isRequired = labels.some((label) => wanted.includes(label))
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
  differences.push(...strangers.map(({ role, name }) => `nobody knows its ${role} "${name}"`))
  if (differences.length > 0) throw new Error(`The page: ${differences.join('; ')}.`)
}

const isWanted = ({ isHandled, isSneak }: Move) => isHandled && !isSneak

/** Where `when` leaves a case out of the walks, the page may offer what the chart listens to. */
function mayBeOffered<M extends AnyStateMachine>(
  { cases }: Model<M>,
  label: string,
  moves: readonly Move[],
  handled: (type: string) => boolean,
): boolean {
  const move = moves.find((each) => each.label === label)
  if (move) return isWanted(move)
  const found = cases.find((each) => each.label === label)
  return found?.when !== undefined && handled(found.event.type)
}

const handledEvents = (snapshot: AnyMachineSnapshot) => {
  const types = new Set<string>(
    // oxlint-disable-next-line no-underscore-dangle -- xstate's own name
    snapshot.status === 'active' ? snapshot._nodes.flatMap((node) => node.ownEvents) : [],
  )
  return (type: string) => types.has(type)
}

interface Offered {
  label: string
  control: Control
}

/** One control may stand for several cases: what they bring with them is decided elsewhere. */
function controlGroups(controls: readonly Offered[]): [Offered, ...Offered[]][] {
  const groups = new Map<string, [Offered, ...Offered[]]>()
  for (const offered of controls) {
    const key = `${offered.control.role} ${String(offered.control.name)}`
    const group = groups.get(key)
    if (group) group.push(offered)
    else groups.set(key, [offered])
  }
  return [...groups.values()]
}
