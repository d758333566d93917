import { Trans } from '@lingui/react/macro'

import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

const Row = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    _last: {
      mt: '1',
      pt: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      fontWeight: 'bold',
      fontSize: 'xl',
    },
  },
})

/** In other currencies, the difference is calculated from the displayed amounts. */
export function PriceRows(props: { before: number; after: number }) {
  const { showChange } = usePrices()
  const { before, after, change } = showChange(props.before, props.after)

  return (
    <styled.dl>
      <Row>
        <dt>
          <Trans>Current price</Trans>
        </dt>
        <dd>
          <Figures>{before}</Figures>
        </dd>
      </Row>
      <Row>
        <dt>
          <Trans>New price</Trans>
        </dt>
        <dd>
          <Figures>{after}</Figures>
        </dd>
      </Row>
      <Row>
        <dt>
          <Trans>Difference</Trans>
        </dt>
        <dd>
          <Figures>{change}</Figures>
        </dd>
      </Row>
    </styled.dl>
  )
}
