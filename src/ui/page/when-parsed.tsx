import type { ReactNode } from 'react'

import { styled } from '../style/styled.ts'

/*
 * Not `:last-child`: in Chromium no child is the last one before its parent is parsed. Firefox 115 has no `:has()`.
 */
const Parsing = styled('div', {
  base: {
    display: 'contents',
    '@supports selector(:has(*))': { '&:not(:has(+ *))': { visibility: 'hidden' } },
  },
})

/**
 * Hides its content until it is completely parsed. A slow browser paints a document before it is: in a row or a
 * table, later content would move visible content.
 */
export const WhenParsed = ({ children }: { children: ReactNode }) => (
  <>
    <Parsing>{children}</Parsing>
    <span hidden />
  </>
)
