import { Trans } from '@lingui/react/macro'

import { ExternalLink } from '#ui/control/link.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

/** The footer of a page without navigation: a contact address, and the terms, which open in another tab. */
export function ShortFooter({ contactEmail }: { contactEmail: string }) {
  return (
    <styled.footer bg="bg.sand" mt="16">
      <HStack
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="6"
        columnGap="6"
        rowGap="0"
        wrap="wrap"
        fontSize="sm"
        css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } }}
      >
        <ExternalLink href="/tos" target="_blank">
          <Trans>Terms of use</Trans>
        </ExternalLink>
        <ExternalLink href={`mailto:${contactEmail}`} overflowWrap="anywhere">
          {contactEmail}
        </ExternalLink>
      </HStack>
    </styled.footer>
  )
}
