import {
  TEXT_LISTS,
  type OfferRole,
  type ScreenTexts,
  type ShownMessage,
} from '../../src/testing/screens/screen-texts.ts'
import { CAR_DEPENDENT_OPTIONS, separateKinds, toKey } from './text-kinds.ts'

const MAX_HEADINGS = 2
const MAX_TEXTS = 2

/**
 * Lists what testers look for on a screen: its controls, the title of its state, and what differs from the last
 * screen.
 */
export function listSeen(
  [now, last]: readonly [now: ScreenTexts, last: ScreenTexts],
  absent: ReadonlySet<string>,
  isTitle: (message: ShownMessage) => boolean,
) {
  const isPresent = (message: ShownMessage) => !absent.has(JSON.stringify(message))
  const listAdded = (name: ListName) => listMissing(last[name], now[name])
  const [title = [], ...headings] = now.headings ?? []
  // A heading in parentheses continues another heading.
  const fresh = new Set(listAdded('headings').filter((one) => !toMessage(one).startsWith('(')))
  const ticked = (now.ticked ?? []).filter((one) => !CAR_DEPENDENT_OPTIONS.has(toKey(one)))
  const chosen = now.chosen ?? []
  const listOffered = (role?: OfferRole) => {
    const offers = Object.entries(now.offers ?? {})
    const own = offers.filter(([label]) => now.roles?.[label] === role)
    return listUnique(own.flatMap(([, [first]]) => first ?? [])).filter(isPresent)
  }
  const seen = {
    heading: listUnique(
      [title, headings.filter(isTitle), headings.filter((one) => fresh.has(one))].flat(),
    ).slice(0, MAX_HEADINGS),
    alert: now.alerts ?? [],
    error: listAdded('errors'),
    status: now.status ?? [],
    chosen: listAdded('chosen'),
    ticked: listMissing(last.ticked, ticked),
    waiting: listAdded('disabled').filter(isPresent),
    buttons: listOffered(),
    links: listOffered('link'),
    checkboxes: listMissing(ticked, listOffered('checkbox')),
    choices: listMissing(chosen, listOffered('radio')),
  }
  const isDifferent =
    fresh.size > 0 || [...listAdded('alerts'), ...seen.error, ...listAdded('status')].length > 0
  const { heading: _, ...others } = seen
  const controls = Object.values(others).flat()
  const isEnough = controls.length > 0 || seen.heading.length === MAX_HEADINGS
  const texts = listMissing(controls, listAdded('texts'))
  // Later texts may be links.
  const text = isDifferent && isEnough ? [] : texts.slice(0, isDifferent ? 1 : MAX_TEXTS)
  return {
    ...separateKinds({ ...seen, text }),
    gone: listMissing(
      [...TEXT_LISTS.flatMap((name) => now[name] ?? []), ...Object.values(now.offers ?? {}).flat()],
      [...(last.alerts ?? []), ...(last.chosen ?? [])],
    ),
  }
}

const toMessage = (shown: ShownMessage) => (typeof shown === 'string' ? shown : shown.message)

type ListName = Exclude<keyof ScreenTexts, 'offers' | 'roles' | 'fields' | 'digest'>

const listUnique = (messages: readonly ShownMessage[]) => listMissing([], messages)

/** Lists the messages that are not in the first list, without duplicates. */
function listMissing(known: readonly ShownMessage[] = [], messages: readonly ShownMessage[] = []) {
  const keys = new Set(known.map((message) => toKey(message)))
  return messages.filter((message) => {
    const key = toKey(message)
    return !keys.has(key) && keys.add(key)
  })
}
