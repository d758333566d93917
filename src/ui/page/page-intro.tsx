import type { ReactNode } from 'react'

import { LazyTownDrawing } from '../drawings/lazy-drawings.ts'
import type { TownScene } from '../drawings/town-drawing.tsx'
import { PageHeading } from './page-heading.tsx'
import { styled, Stack } from '../style/styled.ts'
import { H1 } from '../style/type.tsx'
import { WhenParsed } from './when-parsed.tsx'

export interface PageIntroProps {
  title: string
  scene: TownScene
  /** Whether the content is still loading. Once it has loaded, the page sets the document title. */
  isWaiting?: boolean
  /** The subject of the page, in one or two sentences. */
  children?: ReactNode
}

/** The top of an informational page: its heading, with a picture beside it on wide screens. */
export function PageIntro({ title, scene, isWaiting = false, children }: PageIntroProps) {
  return (
    <styled.div
      display="grid"
      columnGap="12"
      rowGap="4"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 23rem)' }}
    >
      <WhenParsed>
        <Stack gap="3" maxW="46rem">
          {isWaiting ? <H1>{title}</H1> : <PageHeading title={title} />}
          {children}
        </Stack>
        <styled.div
          aria-hidden
          display={{ base: 'none', md: 'block' }}
          aspectRatio="368 / 168"
          borderRadius="lg"
          overflow="hidden"
          bg="skeleton"
          css={{ '@media print': { display: 'none' } }}
        >
          <LazyTownDrawing scene={scene} />
        </styled.div>
      </WhenParsed>
    </styled.div>
  )
}
