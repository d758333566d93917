import { Plural, Trans } from '@lingui/react/macro'
import {
  Building2,
  CalendarCheck,
  CarFront,
  MapPin,
  ReceiptText,
  Scale,
  UserRoundCheck,
} from 'lucide-react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

const List = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      lg: 'repeat(5, auto)',
    },
    justifyContent: { lg: 'space-between' },
    columnGap: '4',
    rowGap: '2',
    // Reserves the height of the figures.
    minH: { base: '20', lg: '6' },
    alignContent: 'start',
    fontWeight: 'medium',
    fontSize: { base: 'sm', md: 'md' },
  },
})

const Row = (props: ComponentProps<typeof List>) => (
  <WhenParsed>
    <List {...props} />
  </WhenParsed>
)

/** Current figures about the available vehicles, and a promise that applies to every vehicle. */
export function TrustRow({ api }: { api: Api }) {
  const { data: settings, isPending } = useQuery(settingsQuery(api))
  const { refundTerms } = useCapabilities()
  const choice = settings?.choice
  if (!choice && !isPending) return <WithoutFigures />

  return (
    <Row>
      {choice ? (
        <>
          <Figure icon={CarFront}>
            <Plural value={choice.cars} one="# vehicle" other="# vehicles" />
          </Figure>
          <Figure icon={Building2}>
            <Plural value={choice.suppliers} one="# rental company" other="# rental companies" />
          </Figure>
          <Figure icon={MapPin}>
            <Plural value={choice.locations} one="# location" other="# locations" />
          </Figure>
          {choice.freeCancellation > 0 && refundTerms ? (
            <Figure icon={CalendarCheck}>
              <Plural
                value={choice.freeCancellation}
                one="Free cancellation on # vehicle"
                other="Free cancellation on # vehicles"
              />
            </Figure>
          ) : null}
        </>
      ) : null}
      <Figure icon={ReceiptText} isWide isAlone={!choice}>
        <Trans>No hidden fees</Trans>
      </Figure>
    </Row>
  )
}

/** Shown when the backend sends no figures. */
const WithoutFigures = () => (
  <Row justifyContent={{ lg: 'start' }} columnGap={{ lg: '12' }}>
    <Figure icon={ReceiptText}>
      <Trans>No hidden fees</Trans>
    </Figure>
    <Figure icon={Scale}>
      <Trans>Compare like for like</Trans>
    </Figure>
    <Figure icon={UserRoundCheck}>
      <Trans>No account needed</Trans>
    </Figure>
  </Row>
)

interface FigureProps {
  /** Whether to show the item on wide screens only, because narrow screens repeat the text below. */
  isWide?: boolean
  /**
   * Whether the figures before this item are still loading, so that it is placed explicitly in its final
   * column.
   */
  isAlone?: boolean
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  children: ReactNode
}

const Figure = ({ icon: Icon, isWide = false, isAlone = false, children }: FigureProps) => (
  <styled.li
    display={isWide ? { base: 'none', lg: 'flex' } : 'flex'}
    gridColumn={isAlone ? { lg: '5' } : undefined}
    gap="2"
    alignItems="flex-start"
  >
    <styled.span color="accent" flexShrink="0" mt="0.5">
      <Icon aria-hidden size={20} />
    </styled.span>
    {children}
  </styled.li>
)
