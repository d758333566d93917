import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

/**
 * A text of a page, identified by its message, so that it can be shown in any language. A message with links is
 * shown in parts. Values are only recorded if they are messages, zero or one; all others depend on the data.
 */
export type ShownMessage =
  | string
  | { message: string; part?: number; values?: Readonly<Record<string, ShownMessage | 0 | 1>> }

/** The texts of a screen. */
export interface ScreenTexts {
  headings?: ShownMessage[]
  alerts?: ShownMessage[]
  /** Errors at invalid fields. */
  errors?: ShownMessage[]
  status?: ShownMessage[]
  /** Disabled buttons. */
  disabled?: ShownMessage[]
  /** Selected options. */
  chosen?: ShownMessage[]
  /** Checked boxes. */
  ticked?: ShownMessage[]
  /** All other texts that are not on every screen of the machine. */
  texts?: ShownMessage[]
  /** The fields that send each event when they change. */
  fields?: Record<string, ShownMessage[]>
  /** The buttons, links and choices that send each event. */
  offers?: Record<string, ShownMessage[]>
  /** The role of the control that offers an event, if not a button. */
  roles?: Record<string, OfferRole>
  /** A hash of the whole text, which also changes when amounts, dates or names change. */
  digest?: string
}

export type OfferRole = 'link' | 'checkbox' | 'radio'

/**
 * Screens by locked state. If a screen depends on the event that led to the state, ` < ` and the event are
 * appended to the key.
 */
export type MachineScreens = Readonly<Record<string, ScreenTexts>>

export const toScreensFile = (folder: MachineFolder) => `src/testing/screens/${folder}.json`

export const TEXT_LISTS = [
  'headings',
  'alerts',
  'errors',
  'status',
  'disabled',
  'chosen',
  'ticked',
  'texts',
] as const

/** Returns what all these screens have in common. */
export function intersectScreens(screens: readonly ScreenTexts[]): ScreenTexts {
  const [first = {}, ...others] = screens
  const isCommon = (pick: (screen: ScreenTexts) => readonly ShownMessage[] | undefined) => {
    const sets = others.map((screen) => new Set((pick(screen) ?? []).map(toMessageKey)))
    return (message: ShownMessage) => sets.every((set) => set.has(toMessageKey(message)))
  }
  const lists = TEXT_LISTS.flatMap((name) => {
    const common = (first[name] ?? []).filter(isCommon((screen) => screen[name]))
    return common.length > 0 ? [[name, common] as const] : []
  })
  const controls = (['offers', 'fields'] as const).flatMap((name) => {
    const common = Object.entries(first[name] ?? {}).flatMap(([label, messages]) => {
      const own = messages.filter(isCommon((screen) => screen[name]?.[label]))
      return own.length > 0 ? [[label, own] as const] : []
    })
    return common.length > 0 ? [[name, Object.fromEntries(common)] as const] : []
  })
  const roles = Object.entries(first.roles ?? {}).filter(([label, role]) =>
    others.every((screen) => screen.roles?.[label] === role),
  )
  const isSame = others.every(({ digest }) => digest === first.digest)
  return {
    ...Object.fromEntries(lists),
    ...Object.fromEntries(controls),
    ...(roles.length > 0 && { roles: Object.fromEntries(roles) }),
    ...(isSame && first.digest !== undefined && { digest: first.digest }),
  }
}

const toMessageKey = (message: ShownMessage) => JSON.stringify(message)

/**
 * Returns the recorded screen of a state and its variant (`moment`), preferably the one reached by this event.
 * Otherwise returns what the recorded screens of the state's other variants have in common.
 */
export function findRecordedScreen(
  screens: MachineScreens,
  { moment, label }: { moment: string; label: string },
): ScreenTexts | null {
  const found = screens[`${moment} < ${label}`] ?? screens[moment]
  if (found) return found
  const leaf = moment.slice(0, moment.lastIndexOf(' ') + 1)
  const alike = Object.keys(screens).filter(
    (name) => name.split(' < ')[0]?.replace(/\S+$/, '') === leaf,
  )
  return alike.length > 0 ? intersectScreens(alike.flatMap((name) => screens[name] ?? [])) : null
}

/** Lists all texts of a screen. */
export const listShownMessages = (screen: ScreenTexts): ShownMessage[] => [
  ...TEXT_LISTS.flatMap((name) => screen[name] ?? []),
  ...[screen.offers, screen.fields].flatMap((controls = {}) => Object.values(controls).flat()),
]
