import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '../control/button.tsx'
import { TextLink } from '../control/link.tsx'
import { styled, Stack } from '../style/styled.ts'
import { H2 } from '../style/type.tsx'
import { useCurrentPart } from './use-current-part.ts'

/** Pages with numbered sections. */
export type ArticlePath = '/tos' | '/privacy' | '/cookie-policy'

export interface PartProps<Id extends string> {
  id: Id
  children: ReactNode
}

/**
 * The list of sections. On a phone it would fill the first screen, so it is hidden until a button is pressed.
 */
const List = styled('ol', {
  base: {
    listStyleType: 'decimal',
    ps: '6',
    pt: { base: '2', lg: '0' },
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr' },
    '& [data-current]': { fontWeight: 'bold', color: 'fg' },
    '&[data-closed]': {
      display: { base: 'none', lg: 'grid' },
      '@media (scripting: none)': { display: 'grid' },
    },
  },
})

/**
 * Defines the sections of an article, in the order of their titles. Each has a number and an anchor, such as
 * `/tos#deposit`, to which the contents link.
 */
export function defineArticle<Id extends string>(
  path: ArticlePath,
  titles: Record<Id, MessageDescriptor>,
) {
  const ids = Object.keys(titles) as Id[]

  /** A section. Its heading gets the focus when a link to the section is followed. */
  function Part({ id, children }: PartProps<Id>) {
    const { t } = useLingui()

    return (
      <Stack as="section" aria-labelledby={id} gap="3">
        <H2 id={id} tabIndex={-1} scrollMarginTop="4" _focusVisible={{ outline: 'none' }}>
          {ids.indexOf(id) + 1}. {t(titles[id])}
        </H2>
        {children}
      </Stack>
    )
  }

  /** Links to each section; sticky on wide screens. */
  function Contents() {
    const { t } = useLingui()
    const current = useCurrentPart(ids)
    const [isOpen, setOpen] = useState(false)

    return (
      <styled.nav
        aria-labelledby="contents"
        fontSize="sm"
        position={{ lg: 'sticky' }}
        top="6"
        alignSelf="start"
        css={{ '@media print': { display: 'none' } }}
      >
        <H2
          id="contents"
          display={{ base: 'none', lg: 'block' }}
          fontSize="sm"
          color="fg.muted"
          fontWeight="semibold"
          mb="2"
        >
          <Trans>On this page</Trans>
        </H2>
        <Button
          variant="outline"
          wide
          hideFrom="lg"
          justifyContent="space-between"
          aria-expanded={isOpen}
          aria-controls="contents-list"
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>On this page</Trans>
          <styled.span transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDown aria-hidden size={18} />
          </styled.span>
        </Button>
        <List id="contents-list" data-closed={isOpen ? undefined : ''}>
          {ids.map((id) => (
            <styled.li
              key={id}
              py="1.5"
              css={{ '@media (pointer: coarse)': { minH: '11', py: '3' } }}
            >
              <TextLink
                to={path}
                hash={id}
                isAlone
                data-current={id === current ? '' : undefined}
                onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              >
                {t(titles[id])}
              </TextLink>
            </styled.li>
          ))}
        </List>
      </styled.nav>
    )
  }

  return { Part, Contents }
}
