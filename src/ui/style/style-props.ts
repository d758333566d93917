import type { defineConfig } from '@pandacss/dev'

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>

/** Properties that take the tokens of one category, each with its short names. */
const TOKENS: Record<string, Record<string, readonly string[]>> = {
  colors: {
    background: ['bg'],
    borderColor: [],
    color: [],
    fill: [],
    stroke: [],
    accentColor: [],
    outlineColor: [],
  },
  spacing: {
    gap: [],
    rowGap: [],
    columnGap: [],
    inset: [],
    insetInline: [],
    insetInlineStart: ['insetStart'],
    insetInlineEnd: ['insetEnd'],
    top: [],
    bottom: [],
    margin: ['m'],
    marginTop: ['mt'],
    marginBottom: ['mb'],
    marginInline: ['mx'],
    marginInlineStart: ['ms'],
    marginInlineEnd: ['me'],
    marginBlock: ['my'],
    marginBlockStart: [],
    marginBlockEnd: [],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingBottom: ['pb'],
    paddingInline: ['px'],
    paddingInlineStart: ['ps'],
    paddingInlineEnd: ['pe'],
    paddingBlock: ['py'],
    scrollMarginTop: [],
  },
  sizes: {
    width: ['w'],
    height: ['h'],
    minWidth: ['minW'],
    minHeight: ['minH'],
    maxWidth: ['maxW'],
    maxHeight: ['maxH'],
  },
  radii: {
    borderRadius: [],
    borderTopLeftRadius: [],
    borderTopRightRadius: [],
    borderBottomLeftRadius: [],
    borderBottomRightRadius: [],
  },
  shadows: { boxShadow: ['shadow'] },
  zIndex: { zIndex: [] },
  fonts: { fontFamily: [] },
  fontSizes: { fontSize: [] },
  fontWeights: { fontWeight: [] },
  lineHeights: { lineHeight: [] },
}

/** One name for several properties, where the platform has none. */
const PAIRS: Record<string, { values: string; names: readonly string[] }> = {
  boxSize: { values: 'sizes', names: ['width', 'height'] },
  borderTopRadius: { values: 'radii', names: ['borderTopLeftRadius', 'borderTopRightRadius'] },
  borderBottomRadius: {
    values: 'radii',
    names: ['borderBottomLeftRadius', 'borderBottomRightRadius'],
  },
}

/** Shorter names of what boxes are arranged by. */
const SHORT = {
  alignItems: 'align',
  justifyContent: 'justify',
  flexWrap: 'wrap',
  flexDirection: 'direction',
}

/** Read out and not seen. */
const heard = {
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

/** In a class a property has the shortest of its names. */
const named = (name: string, shorthand: readonly string[]) => ({
  className: shorthand[0] ?? name,
  shorthand: [...shorthand],
})

/**
 * The style properties that take tokens, and those that CSS does not know; all others are CSS's own. Left
 * and right are not among them: a page that is read from right to left is the same page.
 */
export const utilities: Utilities = Object.fromEntries([
  ...Object.entries(TOKENS).flatMap(([values, properties]) =>
    Object.entries(properties).map(([name, short]) => [name, { ...named(name, short), values }]),
  ),
  ...Object.entries(PAIRS).map(([name, { values, names }]) => [
    name,
    {
      className: name,
      values,
      transform: (value: string) => Object.fromEntries(names.map((one) => [one, value])),
    },
  ]),
  ...Object.entries(SHORT).map(([name, short]) => [name, named(name, [short])]),
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
      className: 'srOnly',
      values: { type: 'boolean' },
      transform: (isOn: boolean) => (isOn ? heard : {}),
    },
  ],
  [
    'hideFrom',
    {
      className: 'hideFrom',
      values: ['sm', 'md', 'lg', 'xl'],
      transform: (at: string) => ({ [`@breakpoint ${at}`]: { display: 'none' } }),
    },
  ],
])

/** Each is `_hover`, `_active` ... where styles are written. */
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
  dark: '.dark &',
  light: ':root &, .light &',
  print: '@media print',
}
