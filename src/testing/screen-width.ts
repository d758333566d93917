/** The part of the style sheet that affects the accessibility tree: jsdom applies no media queries. */
const WIDTHS = ['sm', 'md', 'lg', 'xl']
// Whole class names, because attribute selectors are slow in jsdom.
const DISPLAYS = ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid']

const ALWAYS = [
  ...DISPLAYS.map((display) => `.display_${display} { display: ${display} }`),
  '[popover][data-shown] { display: block }',
  '.visibility_hidden { visibility: hidden }',
  '.sr-only_true { position: absolute; display: block }',
]
const WIDE = [
  ...ALWAYS,
  '.display_none:not([class*=":display_"]) { display: none }',
  `${WIDTHS.map((width) => `.hide-from_${width}`).join()} { display: none }`,
]
const PHONE = [...ALWAYS, '.display_none, .lgDown\\:display_none { display: none }']

/** Global, because set-up and test file import separate module instances. */
const SHEET = 'shown-styles'

function show(rules: readonly string[]): void {
  const text = rules.join('\n')
  const sheet =
    document.getElementById(SHEET) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: SHEET }))
  if (sheet.textContent !== text) sheet.textContent = text
}

/** Simulates a wide screen, as in all tests that do not call `showOnPhone`. */
export const showOnWideScreen = (): void => show(WIDE)

/** Simulates a phone until the end of the test. */
export const showOnPhone = (): void => show(PHONE)
