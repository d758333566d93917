import {
  TEXT_LISTS,
  type OfferRole,
  type ScreenTexts,
  type ShownMessage,
} from '../../src/testing/screens/screen-texts.ts'

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
  const isThere = (message: ShownMessage) => !absent.has(JSON.stringify(message))
  const added = (name: ListName) => listMissing(last[name], now[name])
  const [title = [], ...headings] = now.headings ?? []
  // A heading in parentheses continues another heading.
  const fresh = new Set(added('headings').filter((one) => !toMessage(one).startsWith('(')))
  const ticked = now.ticked ?? []
  const chosen = now.chosen ?? []
  const offered = (wanted?: OfferRole) => {
    const offers = Object.entries(now.offers ?? {})
    const own = offers.filter(([label]) => now.roles?.[label] === wanted)
    return listUnique(own.flatMap(([, [first]]) => first ?? [])).filter(isThere)
  }
  const seen = {
    heading: listUnique(
      [title, headings.filter(isTitle), headings.filter((one) => fresh.has(one))].flat(),
    ).slice(0, MAX_HEADINGS),
    alert: now.alerts ?? [],
    error: added('errors'),
    status: now.status ?? [],
    chosen: added('chosen'),
    ticked: added('ticked'),
    waiting: added('disabled').filter(isThere),
    buttons: offered(),
    links: offered('link'),
    checkboxes: listMissing(ticked, offered('checkbox')),
    choices: listMissing(chosen, offered('radio')),
  }
  const isDifferent =
    fresh.size > 0 || [...added('alerts'), ...seen.error, ...added('status')].length > 0
  return {
    ...seen,
    text: isDifferent ? [] : added('texts').slice(0, MAX_TEXTS),
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
  const keys = new Set(known.map((message) => JSON.stringify(message)))
  return messages.filter((message) => {
    const key = JSON.stringify(message)
    return !keys.has(key) && keys.add(key)
  })
}
