import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { TextLink } from '#ui/link.tsx'
import { H2 } from '#ui/type.tsx'

import { CONTENTS, PARTS } from './contents.ts'

/** The way to each part. It stays in view where there is room for it. */
export function TableOfContents() {
  const { t } = useLingui()

  return (
    <chakra.nav
      aria-labelledby="contents"
      fontSize="sm"
      position={{ lg: 'sticky' }}
      top="6"
      alignSelf="start"
    >
      <H2 id="contents" fontSize="sm" color="fg.muted" fontWeight="semibold" mb="2">
        <Trans>On this page</Trans>
      </H2>
      <chakra.ol
        listStyleType="decimal"
        ps="6"
        display="grid"
        columnGap="6"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr' }}
      >
        {PARTS.map((part) => (
          <chakra.li key={part} py="1.5">
            <TextLink
              to="/tos"
              hash={part}
              onClick={() => document.getElementById(part)?.focus({ preventScroll: true })}
            >
              {t(CONTENTS[part])}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
