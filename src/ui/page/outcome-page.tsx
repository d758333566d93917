import type { ReactNode } from 'react'

import { ActionRow } from '../control/action-row.tsx'
import { LazyCoastalRoad } from '../drawings/lazy-drawings.ts'
import { PageHeading } from './page-heading.tsx'
import { type DiscTone, ToneDisc } from './tone-disc.tsx'
import { WhenParsed } from './when-parsed.tsx'
import { styled } from '../style/styled.ts'

export type OutcomeTone = Extract<DiscTone, 'waiting' | 'over' | 'refunded' | 'danger'>

const Layout = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 34rem) minmax(0, 1fr)' },
    alignItems: 'center',
  },
})
const Words = styled('div', {
  base: { display: 'grid', gap: '5', minW: '0', fontSize: 'lg' },
})
const Picture = styled('div', {
  base: {
    height: { base: '12rem', lg: 'min(30rem, calc(100dvh - 12rem))' },
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'skeleton',
  },
})

export interface OutcomePageProps {
  tone: OutcomeTone
  /** Also the document title. */
  title: string
  /** One or two sentences. */
  children: ReactNode
  /** The next steps, the best one first. */
  actions?: ReactNode
}

/** A page for the result of an action: heading, sentence, next steps, and the coast beside them, unless something failed. */
export function OutcomePage({ tone, title, children, actions }: OutcomePageProps) {
  return (
    <Layout>
      <WhenParsed>
        <Words>
          <ToneDisc tone={tone} size="page" />
          <PageHeading title={title} />
          <styled.div display="grid" gap="3">
            {children}
          </styled.div>
          {actions ? <ActionRow pt="2">{actions}</ActionRow> : null}
        </Words>
        {tone === 'danger' ? null : (
          <Picture aria-hidden>
            <LazyCoastalRoad />
          </Picture>
        )}
      </WhenParsed>
    </Layout>
  )
}
