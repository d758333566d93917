import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons } from 'lucide-react'

import { SimpleGrid, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { DesignPage } from './design-page.tsx'

const SOURCES = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const IMPORT_PATTERN = /import \{([^}]*)\} from 'lucide-react'/g

/** The icons that the app uses, found in its source code. */
const USED_ICONS = [
  ...new Set(
    Object.values(SOURCES)
      .flatMap((code) => [...code.matchAll(IMPORT_PATTERN)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.replace(/ as .*/, '').trim())
      .filter((name) => name in icons),
  ),
].toSorted() as (keyof typeof icons)[]

function IconsPage() {
  return (
    <DesignPage
      title="Icons"
      about="Lucide, drawn with the colour of the text. An icon alone has a name for a screen reader."
    >
      <SimpleGrid columns={{ base: 2, md: 5 }} gap="6">
        {USED_ICONS.map((name) => {
          const Icon = icons[name]
          return (
            <Stack key={name} alignItems="center" gap="2">
              <Icon aria-hidden size={24} />
              <P size="sm" textAlign="center" overflowWrap="anywhere">
                {name}
              </P>
            </Stack>
          )
        })}
      </SimpleGrid>
    </DesignPage>
  )
}

const meta = { title: 'Design/Icons', component: IconsPage } satisfies Meta<typeof IconsPage>
export default meta

export const Icons: StoryObj<typeof meta> = { tags: ['nightly'] }
