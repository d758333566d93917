import type { ReactNode } from 'react'

import { styled } from '../style/styled.ts'

/*
 * Not `:last-child`: in Chromium, no child matches it until the parent is parsed. Firefox 115 has no `:has()`.
 */
const HiddenWhileParsing = styled('div', {
  base: {
    display: 'contents',
    '@supports selector(:has(*))': { '&:not(:has(+ *))': { visibility: 'hidden' } },
  },
})

/**
 * Hides its content until all of it is parsed. A slow browser paints a document before it has parsed it: in a
 * row or a table, content parsed later would move what is visible.
 */
export const WhenParsed = ({ children }: { children: ReactNode }) => (
  <>
    <HiddenWhileParsing>{children}</HiddenWhileParsing>
    <span hidden />
  </>
)
