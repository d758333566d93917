import type { defineConfig } from '@pandacss/dev'

import { toHyphenated, SHORT_NAMES } from './short-names.ts'

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>

/** The style properties that accept the tokens of each category. */
const PROPERTIES_BY_CATEGORY: Record<string, readonly string[]> = {
  colors: ['background', 'borderColor', 'color', 'fill', 'stroke', 'accentColor', 'outlineColor'],
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'inset',
    'insetInline',
    'insetInlineStart',
    'insetInlineEnd',
    'top',
    'bottom',
    'margin',
    'marginTop',
    'marginBottom',
    'marginInline',
    'marginInlineStart',
    'marginInlineEnd',
    'marginBlock',
    'marginBlockStart',
    'marginBlockEnd',
    'padding',
    'paddingTop',
    'paddingBottom',
    'paddingInline',
    'paddingInlineStart',
    'paddingInlineEnd',
    'paddingBlock',
    'scrollMarginTop',
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
  radii: [
    'borderRadius',
    'borderTopLeftRadius',
    'borderTopRightRadius',
    'borderBottomLeftRadius',
    'borderBottomRightRadius',
  ],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
}

/** One name for several properties, where CSS has no shorthand. */
const SHORTHANDS: Record<string, { values: string; names: readonly string[] }> = {
  boxSize: { values: 'sizes', names: ['width', 'height'] },
  borderTopRadius: { values: 'radii', names: ['borderTopLeftRadius', 'borderTopRightRadius'] },
  borderBottomRadius: {
    values: 'radii',
    names: ['borderBottomLeftRadius', 'borderBottomRightRadius'],
  },
}

/** Properties with a shorter name that accept only native CSS values. */
const LAYOUT_PROPERTIES = ['alignItems', 'justifyContent', 'flexWrap', 'flexDirection']

/** Visually hidden, but announced. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
}

/** Returns the names of a property. Class names contain the shortest one. */
function toNames(name: string) {
  const short = SHORT_NAMES[name]
  return { className: toHyphenated(short ?? name), shorthand: short ? [short] : [] }
}

/**
 * The style props that accept tokens, and those that CSS lacks; all others are native. Left and right are not
 * included, so that pages work in right-to-left languages.
 */
export const utilities: Utilities = Object.fromEntries([
  ...Object.entries(PROPERTIES_BY_CATEGORY).flatMap(([values, names]) =>
    names.map((name) => [name, { ...toNames(name), values }]),
  ),
  ...Object.entries(SHORTHANDS).map(([name, { values, names }]) => [
    name,
    {
      className: toHyphenated(name),
      values,
      transform: (value: string) => Object.fromEntries(names.map((one) => [one, value])),
    },
  ]),
  ...LAYOUT_PROPERTIES.map((name) => [name, toNames(name)]),
  [
    'columns',
    {
      className: 'columns',
      values: { type: 'number' },
      transform: (count: number) => ({
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      }),
    },
  ],
  [
    'srOnly',
    {
      className: 'sr-only',
      values: { type: 'boolean' },
      transform: (isOn: boolean) => (isOn ? visuallyHidden : {}),
    },
  ],
  [
    'hideFrom',
    {
      className: 'hide-from',
      values: ['sm', 'md', 'lg', 'xl'],
      transform: (at: string) => ({ [`@breakpoint ${at}`]: { display: 'none' } }),
    },
  ],
])

/** The conditions, which are written as `_hover`, `_active` and so on in styles. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled)'],
  active: '&:is(:active):not(:disabled)',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  before: '&::before',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  placeholder: '&::placeholder',
  open: '&:is([open])',
  empty: '&:empty',
  // Only on screens, because paper is white.
  dark: ['@media screen', '.dark &'],
  light: ':root &, .light &',
  print: '@media print',
  // The available space of a card depends on its neighbors and text size as much as on the screen.
  roomy: '@container (min-width: 40rem)',
  roomyOnly: '@container (min-width: 40rem) and (max-width: 49.9975rem)',
  spacious: '@container (min-width: 50rem)',
  screen: '@media screen',
}
