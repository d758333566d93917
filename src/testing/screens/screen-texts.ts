import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

/**
 * A text of a page, by its message: each language has its own text for it. A message with links is shown in parts. Of its
 * values only texts of the code and the number one are known; others differ with the data.
 */
export type ShownMessage =
  | string
  | { message: string; part?: number; values?: Readonly<Record<string, ShownMessage | 1>> }

/** What a person reads on a screen. */
export interface ScreenTexts {
  headings?: ShownMessage[]
  alerts?: ShownMessage[]
  /** At invalid fields. */
  errors?: ShownMessage[]
  status?: ShownMessage[]
  /** Buttons that cannot be pressed now. */
  disabled?: ShownMessage[]
  /** Chosen options and ticked boxes. */
  chosen?: ShownMessage[]
  /** All others that are not on every screen of the machine. */
  texts?: ShownMessage[]
  /** The fields whose change is an event. */
  fields?: Record<string, ShownMessage[]>
  /** The buttons, links and choices of each event. */
  offers?: Record<string, ShownMessage[]>
  /** Differs when amounts, dates or names do. */
  digest?: string
}

/** By moment of the lock; behind ` < `, after which event, where that makes a difference. */
export type MachineScreens = Readonly<Record<string, ScreenTexts>>

export const screensFile = (folder: MachineFolder) => `src/testing/screens/${folder}.json`

export const LISTS = [
  'headings',
  'alerts',
  'errors',
  'status',
  'disabled',
  'chosen',
  'texts',
] as const

/** What all of these screens have. */
export function commonScreen(screens: readonly ScreenTexts[]): ScreenTexts {
  const [first = {}, ...others] = screens
  const isCommon = (pick: (screen: ScreenTexts) => readonly ShownMessage[] | undefined) => {
    const sets = others.map((screen) => new Set((pick(screen) ?? []).map(asKey)))
    return (message: ShownMessage) => sets.every((set) => set.has(asKey(message)))
  }
  const lists = LISTS.flatMap((name) => {
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
  const isSame = others.every(({ digest }) => digest === first.digest)
  return {
    ...Object.fromEntries(lists),
    ...Object.fromEntries(controls),
    ...(isSame && first.digest !== undefined && { digest: first.digest }),
  }
}

const asKey = (message: ShownMessage) => JSON.stringify(message)

/** The screen of a moment, reached by an event; or what all screens of its state have. */
export function screenAt(
  screens: MachineScreens,
  { moment, label }: { moment: string; label: string },
): ScreenTexts | null {
  const found = screens[`${moment} < ${label}`] ?? screens[moment]
  if (found) return found
  const leaf = moment.slice(0, moment.lastIndexOf(' ') + 1)
  const alike = Object.keys(screens).filter(
    (name) => name.split(' < ')[0]?.replace(/\S+$/, '') === leaf,
  )
  return alike.length > 0 ? commonScreen(alike.flatMap((name) => screens[name] ?? [])) : null
}

/** All texts of a screen. */
export const listShownMessages = (screen: ScreenTexts): ShownMessage[] => [
  ...LISTS.flatMap((name) => screen[name] ?? []),
  ...[screen.offers, screen.fields].flatMap((controls = {}) => Object.values(controls).flat()),
]
