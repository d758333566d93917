import { expect, it } from 'vitest'

import { colors } from '../../../../src/ui/style/tokens.ts'
import { COLORS } from './mail-style.ts'

it('emails use the site’s colors, in light and dark mode', () => {
  const pairs = {
    card: colors.bg.raised,
    text: colors.fg.DEFAULT,
    soft: colors.fg.muted,
    line: colors.border.DEFAULT,
    bar: colors.header.DEFAULT,
    onBar: colors.header.fg,
    button: colors.primary.DEFAULT,
    onButton: colors.primary.fg,
    link: colors.accent.DEFAULT,
  }
  for (const [part, { value }] of Object.entries(pairs))
    expect(COLORS[part as keyof typeof pairs]).toEqual([value.base, value._screen._dark])
  expect(COLORS.page).toEqual([colors.bg.sand.value.base, colors.bg.DEFAULT.value._screen._dark])
})
