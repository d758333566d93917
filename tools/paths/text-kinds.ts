import type { ShownMessage } from '../../src/testing/screens/screen-texts.ts'

export const toKey = (message: ShownMessage) => JSON.stringify(message)

const toKeys = (messages: readonly string[]): ReadonlySet<string> =>
  new Set(messages.map((message) => toKey(message)))

/** Texts that only screen readers read out. */
const SPOKEN_TEXTS = toKeys(['Loading your notifications…', 'Account: {0}'])
/** Names of buttons that show an icon. */
const ICON_BUTTON_NAMES = toKeys(['Actions: {message}'])
/** Links in messages, which look like buttons. */
const BUTTON_LINKS = toKeys(['Request a new link', 'My bookings', 'Rent a car'])
/** Options that some cars include. */
export const CAR_DEPENDENT_OPTIONS = toKeys(['Theft protection'])

type Messages = readonly ShownMessage[]
type MessagesByKind = Readonly<Record<string, Messages>> & { alert: Messages; buttons: Messages }

/** Moves texts that testers see differently, or not at all, to kinds of their own. */
export function separateKinds(found: MessagesByKind): Record<string, Messages> {
  const links = found.alert.filter((message) => BUTTON_LINKS.has(toKey(message)))
  const alert = found.alert.filter((message) => !links.includes(message))
  const lists = Object.entries<Messages>({
    ...found,
    alert,
    buttons: [...found.buttons, ...links],
  })
  const findIn = (keys: ReadonlySet<string>) =>
    lists.flatMap(([, messages]) => messages.filter((message) => keys.has(toKey(message))))
  const icons = findIn(ICON_BUTTON_NAMES)
  const spoken = findIn(SPOKEN_TEXTS)
  const isSeen = (message: ShownMessage) => !icons.includes(message) && !spoken.includes(message)
  const seen = lists.map(([kind, messages]) => [kind, messages.filter(isSeen)] as const)
  return { ...Object.fromEntries(seen), icons, spoken }
}
