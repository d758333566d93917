import { defineConfig } from '@chakra-ui/react'

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

const hidden = { display: 'none' }

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

const utilities = Object.fromEntries([
  ...Object.entries(TOKENS).flatMap(([values, properties]) =>
    Object.entries(properties).map(([name, shorthand]) => [name, { values, shorthand }]),
  ),
  ...Object.entries(PAIRS).map(([name, { values, names }]) => [
    name,
    {
      values,
      transform: (value: string) => Object.fromEntries(names.map((one) => [one, value])),
    },
  ]),
  ['srOnly', { transform: (isOn: boolean) => (isOn ? heard : {}) }],
  ['hideFrom', { transform: (at: string) => ({ [`@breakpoint ${at}`]: hidden }) }],
]) as Utilities

/**
 * The style properties and conditions that this app uses. Chakra's own list is five times as long
 * and weighs as much as the home page's own code; `style-props.test.ts` finds a missing one. Left
 * and right are not among them: a page that is read from right to left is the same page.
 */
export const styleProps = defineConfig({
  conditions: {
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
  },
  utilities,
})
