import axe from 'axe-core'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'

import { getAppearanceNumber } from './appearance.ts'

/** The rules that depend on colors. Storybook checks all other rules. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const THEMES = ['light', 'dark'] as const
const CONTROL_SELECTOR = 'a[href], button, input, select, textarea'

/** The appearances that have passed in this browser, by theme. */
const passedAppearances = { light: new Set<string>(), dark: new Set<string>() }

/**
 * Checks the colors of a story in both themes, and throws an error with the violations that axe finds. Outside
 * nightly runs, it skips elements that look like one that has already passed, because most stories share most
 * of their page.
 */
export async function assertContrast(): Promise<void> {
  const { className } = document.documentElement
  // Disables transitions, so that colors are not measured while they change.
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
  try {
    // oxlint-disable-next-line no-await-in-loop -- the document has one theme at a time
    for (const theme of THEMES) await assertThemeContrast(theme)
  } finally {
    document.documentElement.className = className
    still.remove()
  }
}

async function assertThemeContrast(theme: (typeof THEMES)[number]): Promise<void> {
  document.documentElement.className = theme
  const known = new Map<Element, number>()
  const elements = listTextElements().map((element) => {
    const isInText = isLinkInText(element)
    return { element, isInText, look: `${getAppearanceNumber(element, known)} ${isInText}` }
  })
  const unchecked = elements.filter(({ look }) => IS_NIGHT || !passedAppearances[theme].has(look))
  if (unchecked.length === 0) return

  const { violations, passes } = await axe.run(
    { include: unchecked.map(({ element }) => element) },
    {
      runOnly: COLOR_RULES,
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      selectors: false,
    },
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  if (found.length > 0) throw new Error(`In the ${theme} theme:\n${found.join('\n')}`)

  // Elements that axe could not check, such as text behind a dialog, do not count as passed.
  const [legible, distinct] = COLOR_RULES.map((rule) => {
    const nodes = passes.filter(({ id }) => id === rule).flatMap((result) => result.nodes)
    return new Set(nodes.map(({ element }) => element))
  })
  for (const { element, isInText, look } of unchecked)
    if (legible?.has(element) && (!isInText || distinct?.has(element)))
      passedAppearances[theme].add(look)
}

/** Whether the element is a link inside text and must be distinguishable from that text. */
const isLinkInText = (element: HTMLElement) =>
  element.matches('a[href]') &&
  element.parentElement?.textContent?.trim() !== element.textContent?.trim()

/** Lists elements with text of their own, links and controls. */
const listTextElements = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.matches(CONTROL_SELECTOR) || hasOwnText(element),
  )

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
