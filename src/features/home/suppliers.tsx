import { Trans } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { suppliersQuery } from '#api/queries/suppliers.query.ts'
import { SupplierPicture } from '#rental/car-facts/supplier-picture.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

/** The number of suppliers that fit into one view; a separate page has the full list. */
const MAX_SHOWN_SUPPLIERS = 8

const Strip = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
      lg: 'repeat(8, minmax(0, 1fr))',
    },
  },
})

const SupplierLink = createLink(
  styled('a', {
    base: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1',
      py: '3',
      textAlign: 'center',
      fontSize: 'sm',
      lineHeight: 'tight',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
    },
  }),
)

const SKELETON_KEYS = Array.from({ length: MAX_SHOWN_SUPPLIERS }, (_, index) => index)

/**
 * Links from each supplier to its entry in the complete list. Renders nothing if there are no suppliers or they
 * fail to load.
 */
export function Suppliers({ api }: { api: Api }) {
  const { data: suppliers = [], isPending } = useQuery(suppliersQuery(api))
  if (suppliers.length === 0 && !isPending) return null

  return (
    <Stack gap="3">
      <H2>
        <Trans>Our rental companies</Trans>
      </H2>
      <Strip aria-busy={isPending}>
        {isPending
          ? SKELETON_KEYS.map((index) => <Skeleton as="li" key={index} height="5.375rem" />)
          : null}
        {suppliers.slice(0, MAX_SHOWN_SUPPLIERS).map(({ _id, fullName, avatar }) => (
          <li key={_id}>
            <SupplierLink to="/suppliers" hash={`supplier-${_id}`}>
              <SupplierPicture supplier={{ avatar, fullName }} />
              {fullName}
            </SupplierLink>
          </li>
        ))}
      </Strip>
      <TextLink to="/suppliers" isAlone alignSelf="start">
        <Trans>All rental companies</Trans>
      </TextLink>
    </Stack>
  )
}
