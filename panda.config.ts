import { defineConfig } from '@pandacss/dev'

import { conditions, utilities } from './src/ui/style/style-props.ts'
import { colors, tokens } from './src/ui/style/tokens.ts'
import { hashEachClass } from './tools/build/hash-each-class.ts'

const isCodegen = process.argv.includes('codegen')
const isBuild = process.env['NODE_ENV'] === 'production' && !isCodegen

/** Styles are written as style props and compiled at build time (decision 029). */
export default defineConfig({
  presets: [],
  eject: true,
  preflight: false,
  prefix: { cssVar: 'm' },
  // Without hashes, two thirds of a rendered document were class names.
  hash: { className: isBuild, cssVar: false },
  hooks: {
    'utility:created': (utility) => {
      const hash = hashEachClass()
      utility.configure({ toHash: (path) => hash(path.join(':')) })
    },
  },
  // Parsing is most of Panda's time, so styles are written only in these files (written-styles.test.ts).
  include: isCodegen ? [] : ['{src,stories}/**/*.tsx'],
  exclude: ['**/*.test.tsx'],
  outdir: 'styled-system',
  importMap: {
    jsx: 'styled.ts',
    css: ['styled.ts', '#styled/css'],
    recipes: '#styled/recipes',
    patterns: '#styled/patterns',
  },
  jsxFramework: 'react',
  jsxFactory: 'styled',
  outExtension: 'js',
  conditions,
  utilities,
  theme: {
    tokens,
    semanticTokens: { colors },
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
  globalCss: {
    html: { bg: 'bg', color: 'fg', fontFamily: 'body', lineHeight: 'normal' },
    'html.dark': { '@media screen': { colorScheme: 'dark' } },
    'html.light': { colorScheme: 'light' },
    // Browsers draw unchecked boxes in dark mode as if they were disabled.
    'html.dark input:is([type=checkbox]:not(:indeterminate), [type=radio]):not(:checked)': {
      '@media (forced-colors: none)': {
        appearance: 'none',
        border: '1.5px solid {colors.border.strong}',
        borderRadius: '3px',
        '&[type=radio]': { borderRadius: 'full' },
      },
    },
    body: { minHeight: '100dvh' },
    ':focus-visible': {
      outline: '3px solid {colors.accent}',
      outlineOffset: '2px',
      borderRadius: 'sm',
    },
    '::selection': { bg: 'accent', color: 'accent.fg' },
  },
})
