import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Api } from '#api/client.ts'
import { suppliersQuery } from '#api/suppliers.query.ts'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { TextLink } from '#ui/link.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { H2 } from '#ui/type.tsx'

/** Who rents the cars out. Left out while and when nobody can be named. */
export function Suppliers({ api }: { api: Api }) {
  const { data: suppliers = [] } = useQuery(suppliersQuery(api))
  if (suppliers.length === 0) return null

  return (
    <Stack gap="5">
      <H2>
        <Trans>Our suppliers</Trans>
      </H2>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
      >
        {suppliers.map(({ _id, fullName, avatar }) => (
          <chakra.li
            key={_id}
            display="flex"
            alignItems="center"
            gap="3"
            p="3"
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
          >
            <SupplierMark mark={avatar} name={fullName} />
            {fullName}
          </chakra.li>
        ))}
      </chakra.ul>
      <TextLink to="/suppliers" alignSelf="start">
        <Trans>What differs between them</Trans>
      </TextLink>
    </Stack>
  )
}
