import { defineConfig } from '@pandacss/dev'

import { conditions, utilities } from './src/ui/style/style-props.ts'
import { colors, tokens } from './src/ui/style/tokens.ts'

/** Styles are written where Chakra's were and made before anybody needs them (decision 029). */
export default defineConfig({
  presets: [],
  eject: true,
  preflight: false,
  prefix: { cssVar: 'm' },
  // `panda codegen` reads no components, but would parse them all.
  include: process.argv.includes('codegen') ? [] : ['src/**/*.{ts,tsx}', 'stories/**/*.tsx'],
  exclude: ['**/*.test.{ts,tsx}'],
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
    // What browsers draw in the dark for a box without a tick looks disabled.
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
