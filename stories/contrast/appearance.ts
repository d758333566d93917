/** Attributes that no style sheet selects: names, references and contents. */
const UNSTYLED_ATTRIBUTES = new Set([
  'action',
  'alt',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-errormessage',
  'aria-label',
  'aria-labelledby',
  'aria-owns',
  'aria-valuenow',
  'aria-valuetext',
  'autocomplete',
  'datetime',
  'for',
  'href',
  'id',
  'name',
  'placeholder',
  'src',
  'srcset',
  'title',
  'value',
])

const STATE_SELECTORS = [
  ':checked',
  ':empty',
  ':first-child',
  ':focus-visible',
  ':focus-within',
  ':hover',
  ':invalid',
  ':last-child',
]

const numbers = new Map<string, number>()

/**
 * Returns the same number for elements that style sheets cannot distinguish: they have the same tag, attributes
 * and states, equal ancestors and the same screen width. Pass the same `known` for all elements of an unchanged
 * document.
 */
export function getAppearanceNumber(element: Element, known: Map<Element, number>): number {
  const before = known.get(element)
  if (before !== undefined) return before
  const parent = element.parentElement
  const around = parent ? getAppearanceNumber(parent, known) : `${innerWidth} px`
  const attributes = [...element.attributes]
    .filter(({ name }) => !UNSTYLED_ATTRIBUTES.has(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .toSorted()
  const states = STATE_SELECTORS.filter((state) => element.matches(state))
  const key = [around, element.tagName, ...attributes, ...states].join(' ')
  const number = numbers.get(key) ?? numbers.size
  numbers.set(key, number)
  known.set(element, number)
  return number
}
