/**
 * jsdom applies no media queries, so the rules below replace those of the style sheet that affect the
 * accessibility tree.
 */
const BREAKPOINTS = ['sm', 'md', 'lg', 'xl']
// Whole class names, because attribute selectors are slow in jsdom.
const DISPLAY_VALUES = ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid']

const COMMON_RULES = [
  ...DISPLAY_VALUES.map((display) => `.display_${display} { display: ${display} }`),
  '[popover][data-shown] { display: block }',
  '.visibility_hidden { visibility: hidden }',
  '.sr-only_true { position: absolute; display: block }',
]
const WIDE_SCREEN_RULES = [
  ...COMMON_RULES,
  '.display_none:not([class*=":display_"]) { display: none }',
  `${BREAKPOINTS.map((width) => `.hide-from_${width}`).join()} { display: none }`,
]
const PHONE_RULES = [...COMMON_RULES, '.display_none, .lgDown\\:display_none { display: none }']

/**
 * The id of the style element, which is global because the setup and the test file import separate module
 * instances.
 */
const SHEET_ID = 'shown-styles'

function applyRules(rules: readonly string[]): void {
  const text = rules.join('\n')
  const sheet =
    document.getElementById(SHEET_ID) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: SHEET_ID }))
  if (sheet.textContent !== text) sheet.textContent = text
}

/** Simulates a wide screen, as in all tests that do not call `showOnPhone`. */
export const showOnWideScreen = (): void => applyRules(WIDE_SCREEN_RULES)

/** Simulates a phone until the end of the test. */
export const showOnPhone = (): void => applyRules(PHONE_RULES)
