import { Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { H2 } from '#ui/type.tsx'

import { CONTENTS, PARTS, type PartOfTerms } from './contents.ts'

export interface TermsPartProps {
  id: PartOfTerms
  children: ReactNode
}

/** A numbered part; its heading can be linked to, and takes the focus of whoever follows the link. */
export function TermsPart({ id, children }: TermsPartProps) {
  const { t } = useLingui()

  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <H2 id={id} tabIndex={-1} scrollMarginTop="4" _focusVisible={{ outline: 'none' }}>
        {PARTS.indexOf(id) + 1}. {t(CONTENTS[id])}
      </H2>
      {children}
    </Stack>
  )
}
