import { token, type Token } from '#styled/tokens/index.js'
import { colors, tokens } from '#ui/style/tokens.ts'

const KINDS = { ...tokens, colors }

/** The names of the tokens of this kind in the theme. */
export const tokenNames = (kind: keyof typeof KINDS): string[] =>
  Object.entries<object>(KINDS[kind]).flatMap(([name, value]) =>
    'value' in value
      ? [name]
      : Object.keys(value).map((part) => (part === 'DEFAULT' ? name : `${name}.${part}`)),
  )

/** The value of a token in the current theme: a CSS variable. */
export const tokenValue = (kind: keyof typeof KINDS, name: string): string =>
  token.var(`${kind}.${name}` as Token)
