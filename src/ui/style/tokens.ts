const px = (value: number) => ({ value: `${value / 16}rem` })
/** Paper is white. */
const pair = (light: string, dark: string) => ({ value: { base: light, _screen: { _dark: dark } } })

/** The 8-px grid, as quarter-rem steps. */
const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
    String(step),
    px(step * 4),
  ]),
)

/** A system font with the metrics of ours (`base.css`) is the fallback, so that nothing moves. */
const FONTS = ['Variable', 'Arial', 'Roboto', 'DejaVu']
  .map((name) => `'Figtree ${name}'`)
  .concat('system-ui', 'sans-serif')
  .join(', ')

/** Tokens that do not depend on the theme; `fg.muted` is `--m-colors-fg-muted` in a style sheet. */
export const tokens = {
  fonts: {
    body: { value: FONTS },
    heading: { value: FONTS },
  },
  fontSizes: {
    xs: px(13),
    sm: px(14),
    md: px(16),
    lg: px(18),
    xl: px(20),
    '2xl': px(24),
    '3xl': px(30),
    '4xl': px(38),
    '5xl': px(48),
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
  radii: { sm: px(4), md: px(8), lg: px(12), full: { value: '9999px' } },
  shadows: { md: { value: '0 1px 2px rgb(20 24 30 / 6%), 0 6px 20px rgb(20 24 30 / 7%)' } },
  zIndex: { header: { value: '20' }, overlay: { value: '40' }, toast: { value: '60' } },
}

/** Light and dark. */
export const colors = {
  bg: {
    DEFAULT: pair('#ffffff', '#15171b'),
    subtle: pair('#faf8f5', '#1b1e23'),
    raised: pair('#ffffff', '#20242a'),
    sand: pair('#f3ece1', '#1c222b'),
    /** The background of vehicles: their tires must be visible in the dark theme too. */
    plate: pair('#f3ece1', '#64758a'),
  },
  fg: { DEFAULT: pair('#1f2328', '#eceef1'), muted: pair('#575e68', '#a9b1bc') },
  border: { DEFAULT: pair('#e1ddd6', '#363c45'), strong: pair('#87898d', '#7b828d') },
  primary: {
    DEFAULT: pair('#2b2f36', '#dfe2e7'),
    hover: pair('#3d434c', '#ffffff'),
    fg: pair('#ffffff', '#1a1d22'),
  },
  header: {
    DEFAULT: pair('#2b2f36', '#1f2329'),
    fg: pair('#f6f4f0', '#eceef1'),
    warm: pair('#ff9d7a', '#ff9d7a'),
  },
  accent: {
    DEFAULT: pair('#1d5fa8', '#83b8f0'),
    subtle: pair('#e7f0f9', '#1b2f45'),
    fg: pair('#ffffff', '#10233a'),
  },
  /**
   * The red-orange of the car on the coast, an accent beside the blue: stars, savings, the current position. Never
   * for errors.
   */
  warm: {
    DEFAULT: pair('#b93f0d', '#ff9d7a'),
    subtle: pair('#fdeee7', '#3d2218'),
    fg: pair('#ffffff', '#2b120a'),
  },
  success: { fg: pair('#17633a', '#86d9a8'), subtle: pair('#e6f4ec', '#173325') },
  warning: { fg: pair('#754600', '#f2c67c'), subtle: pair('#fdf1dc', '#382a10') },
  danger: { fg: pair('#a3231a', '#f9a39b'), subtle: pair('#fdeceb', '#3f1d1a') },
  skeleton: pair('#ece8e1', '#2a2f37'),
}
