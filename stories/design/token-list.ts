import { system } from '#ui/theme.ts'

/** The names of a kind of tokens, as the theme has them. */
export const tokenNames = (
  kind: 'colors' | 'fontSizes' | 'spacing' | 'radii' | 'shadows',
): string[] =>
  [...(system.tokens.categoryMap.get(kind)?.keys() ?? [])].filter(
    (name) => !name.startsWith('colorPalette') && !name.startsWith('-'),
  )

/** What a token is in the theme that is shown: a CSS variable. */
export const tokenValue = (kind: string, name: string): string =>
  system.token.var(`${kind}.${name}`)
