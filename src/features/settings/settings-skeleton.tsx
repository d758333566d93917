import { Trans } from '@lingui/react/macro'

import { FieldSkeleton } from '#ui/form/field-skeleton.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, HStack, SimpleGrid, Stack } from '#ui/style/styled.ts'
import { H1, H2 } from '#ui/style/type.tsx'

import { SettingsColumns } from './settings-columns.tsx'

const PART_KEYS = [1, 2, 3, 4, 5]

/** The skeleton of the settings page, shown until the viewer is known. */
export const SettingsSkeleton = () => (
  <Page aria-busy>
    <Stack gap="6">
      <H1>
        <Trans>Settings</Trans>
      </H1>
      <SettingsColumns aria-hidden>
        <Stack gap="1" display={{ base: 'none', lg: 'flex' }}>
          {PART_KEYS.map((part) => (
            <styled.div key={part} minH="11" px="3" py="2">
              <TextSkeleton />
            </styled.div>
          ))}
        </Stack>
        <Stack gap="6">
          <Card>
            <Stack gap="4">
              <H2 as="div">
                <TextSkeleton />
              </H2>
              <HStack gap="4" align="start">
                <Skeleton boxSize="20" borderRadius="full" flexShrink="0" />
                <Stack gap="3" flex="1" minW="0">
                  <Skeleton height="12" maxW="14rem" />
                  <Skeleton height="11" maxW="8rem" />
                  <Skeleton height="5" maxW="16rem" />
                </Stack>
              </HStack>
              <Stack gap="5">
                <FieldSkeleton />
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
                  <FieldSkeleton />
                  <FieldSkeleton />
                </SimpleGrid>
                <FieldSkeleton />
                <FieldSkeleton />
                <Skeleton height="11" maxW={{ sm: '12rem' }} />
              </Stack>
            </Stack>
          </Card>
          <Card>
            <Stack gap="4">
              <H2 as="div">
                <TextSkeleton />
              </H2>
              <Skeleton height="5" maxW="30rem" />
              <Skeleton height="11" maxW="9rem" />
            </Stack>
          </Card>
        </Stack>
      </SettingsColumns>
    </Stack>
  </Page>
)
