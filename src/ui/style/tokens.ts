const toRem = (value: number) => ({ value: `${value / 16}rem` })
/** Returns a value for each theme. The dark one applies only to screens, because paper is white. */
const toThemePair = (light: string, dark: string) => ({
  value: { base: light, _screen: { _dark: dark } },
})

/** The 8-px grid, as quarter-rem steps. */
const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
    String(step),
    toRem(step * 4),
  ]),
)

/** A system font with the metrics of ours (`base.css`) is the fallback, so that nothing moves. */
const FONT_FAMILY = ['Variable', 'Arial', 'Roboto', 'DejaVu']
  .map((name) => `'Figtree ${name}'`)
  .concat('system-ui', 'sans-serif')
  .join(', ')

/** Tokens that do not depend on the theme; `fg.muted` is `--m-colors-fg-muted` in a style sheet. */
export const tokens = {
  fonts: {
    body: { value: FONT_FAMILY },
    heading: { value: FONT_FAMILY },
  },
  fontSizes: {
    xs: toRem(13),
    sm: toRem(14),
    md: toRem(16),
    lg: toRem(18),
    xl: toRem(20),
    '2xl': toRem(24),
    '3xl': toRem(30),
    '4xl': toRem(38),
    '5xl': toRem(48),
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: { tight: { value: '1.2' }, normal: { value: '1.5' } },
  spacing,
  sizes: { ...spacing, full: { value: '100%' }, content: { value: '75rem' } },
  radii: { sm: toRem(4), md: toRem(8), lg: toRem(12), full: { value: '9999px' } },
  shadows: { md: { value: '0 1px 2px rgb(20 24 30 / 6%), 0 6px 20px rgb(20 24 30 / 7%)' } },
  zIndex: { header: { value: '20' }, overlay: { value: '40' }, toast: { value: '60' } },
}

/** Colors for the light and the dark theme. */
export const colors = {
  bg: {
    DEFAULT: toThemePair('#ffffff', '#15171b'),
    subtle: toThemePair('#faf8f5', '#1b1e23'),
    raised: toThemePair('#ffffff', '#20242a'),
    sand: toThemePair('#f3ece1', '#1c222b'),
    /** The background of vehicles, whose tires must also be visible in the dark theme. */
    plate: toThemePair('#f3ece1', '#64758a'),
  },
  fg: { DEFAULT: toThemePair('#1f2328', '#eceef1'), muted: toThemePair('#575e68', '#a9b1bc') },
  border: { DEFAULT: toThemePair('#e1ddd6', '#363c45'), strong: toThemePair('#87898d', '#7b828d') },
  primary: {
    DEFAULT: toThemePair('#2b2f36', '#dfe2e7'),
    hover: toThemePair('#3d434c', '#ffffff'),
    fg: toThemePair('#ffffff', '#1a1d22'),
  },
  header: {
    DEFAULT: toThemePair('#2b2f36', '#1f2329'),
    fg: toThemePair('#f6f4f0', '#eceef1'),
    warm: toThemePair('#ff9d7a', '#ff9d7a'),
  },
  accent: {
    DEFAULT: toThemePair('#1d5fa8', '#83b8f0'),
    subtle: toThemePair('#e7f0f9', '#1b2f45'),
    fg: toThemePair('#ffffff', '#10233a'),
  },
  /**
   * The red-orange of the car on the coast, an accent beside the blue: stars, savings, the current position. Never
   * for errors.
   */
  warm: {
    DEFAULT: toThemePair('#b93f0d', '#ff9d7a'),
    subtle: toThemePair('#fdeee7', '#3d2218'),
    fg: toThemePair('#ffffff', '#2b120a'),
  },
  success: { fg: toThemePair('#17633a', '#86d9a8'), subtle: toThemePair('#e6f4ec', '#173325') },
  warning: { fg: toThemePair('#754600', '#f2c67c'), subtle: toThemePair('#fdf1dc', '#382a10') },
  danger: { fg: toThemePair('#a3231a', '#f9a39b'), subtle: toThemePair('#fdeceb', '#3f1d1a') },
  skeleton: toThemePair('#ece8e1', '#2a2f37'),
}
