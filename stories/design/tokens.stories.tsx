import type { Meta, StoryObj } from '@storybook/react-vite'

import { styled, Flex, SimpleGrid } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { DesignPage, DesignPart } from './design-page.tsx'
import { listTokenNames, getTokenVariable } from './token-list.ts'

/** All tokens, in the theme selected in the toolbar. */
function TokensPage() {
  return (
    <DesignPage
      title="Tokens"
      about="Colours have meanings, not shades; each has a value in the light theme and in the dark."
    >
      <DesignPart title="Colours">
        <SimpleGrid columns={{ base: 2, md: 3, lg: 4 }} gap="4">
          {listTokenNames('colors').map((name) => (
            <styled.div key={name} borderWidth="1px" borderColor="border" borderRadius="md">
              <styled.div height="16" style={{ background: getTokenVariable('colors', name) }} />
              <P size="sm" p="2">
                {name}
              </P>
            </styled.div>
          ))}
        </SimpleGrid>
      </DesignPart>
      <DesignPart title="Spacing">
        {listTokenNames('spacing').map((name) => (
          <Flex key={name} gap="4" alignItems="center">
            <P size="sm" width="12">
              {name}
            </P>
            <styled.div
              height="3"
              bg="accent"
              style={{ width: getTokenVariable('spacing', name) }}
            />
          </Flex>
        ))}
      </DesignPart>
      <DesignPart title="Corners">
        <Flex gap="4" wrap="wrap">
          {listTokenNames('radii').map((name) => (
            <Flex
              key={name}
              width="24"
              height="16"
              alignItems="center"
              justifyContent="center"
              borderWidth="1px"
              borderColor="border.strong"
              style={{ borderRadius: getTokenVariable('radii', name) }}
            >
              <P size="sm">{name}</P>
            </Flex>
          ))}
        </Flex>
      </DesignPart>
      <DesignPart title="Shadow">
        <styled.div bg="bg.raised" boxShadow="md" borderRadius="lg" p="6">
          <P>The only one: a card that is raised.</P>
        </styled.div>
      </DesignPart>
    </DesignPage>
  )
}

const meta = { title: 'Design/Tokens', component: TokensPage } satisfies Meta<typeof TokensPage>
export default meta

export const Tokens: StoryObj<typeof meta> = {}
