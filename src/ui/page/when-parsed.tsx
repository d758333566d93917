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
 * Hides its content until all of it is parsed. A slow browser paints a document before its end is parsed: in a row or
 * a table, what is parsed later would move what is visible.
 */
export const WhenParsed = ({ children }: { children: ReactNode }) => (
  <>
    <Parsing>{children}</Parsing>
    <span hidden />
  </>
)
