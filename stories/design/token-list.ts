import { token, type Token } from '#styled/tokens/index.js'
import { colors, tokens } from '#ui/style/tokens.ts'

const TOKENS_BY_KIND = { ...tokens, colors }

/** Lists the names of the theme's tokens of this kind. */
export const listTokenNames = (kind: keyof typeof TOKENS_BY_KIND): string[] =>
  Object.entries<object>(TOKENS_BY_KIND[kind]).flatMap(([name, value]) =>
    'value' in value
      ? [name]
      : Object.keys(value).map((part) => (part === 'DEFAULT' ? name : `${name}.${part}`)),
  )

/** Returns the CSS variable with the value of a token in the current theme. */
export const getTokenVariable = (kind: keyof typeof TOKENS_BY_KIND, name: string): string =>
  token.var(`${kind}.${name}` as Token)
