import type { Meta, StoryObj } from '@storybook/react-vite'

import { Figures, H1, H2, H3, P } from '#ui/style/type.tsx'

import { DesignPage, DesignPart } from './design-page.tsx'
import { listTokenNames, getTokenVariable } from './token-list.ts'

/** The font family, its sizes and their uses. */
function TypePage() {
  return (
    <DesignPage
      title="Type"
      about="Figtree in four weights. Sizes are in rem: they follow what a reader has set."
    >
      <DesignPart title="Roles">
        <H1 as="p">A page says this once</H1>
        <H2 as="p">A part of a page</H2>
        <H3 as="p">A part of a part</H3>
        <P size="lg">What a page begins with.</P>
        <P>What a page says.</P>
        <P tone="muted">Secondary text.</P>
        <P size="sm">What is small.</P>
        <P>
          <Figures>1,234.500 TND</Figures>: numbers stand under each other.
        </P>
      </DesignPart>
      <DesignPart title="Sizes">
        {listTokenNames('fontSizes').map((name) => (
          <P
            key={name}
            style={{ fontSize: getTokenVariable('fontSizes', name) }}
            lineHeight="tight"
          >
            {name}: from Tunis to Djerba
          </P>
        ))}
      </DesignPart>
    </DesignPage>
  )
}

const meta = { title: 'Design/Type', component: TypePage } satisfies Meta<typeof TypePage>
export default meta

export const Type: StoryObj<typeof meta> = { tags: ['nightly'] }
